/** Fails each test during which something was written to console.error or console.warn. */
export function failOnConsole(): void {
  const consoleLines: string[] = [];
  beforeEach(() => {
    consoleLines.length = 0;
    for (const level of ['error', 'warn'] as const) {
      jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
        consoleLines.push(`console.${level}: ${args.map(String).join(' ')}`);
      });
    }
  });
  afterEach(() => {
    jest.restoreAllMocks();
    if (consoleLines.length > 0) throw new Error(consoleLines.join('\n'));
  });
}
