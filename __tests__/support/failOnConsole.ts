/** Fails each test during which something was written to console.error or console.warn. */
export function failOnConsole(): void {
  const heard: string[] = [];
  beforeEach(() => {
    heard.length = 0;
    for (const level of ['error', 'warn'] as const) {
      jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
        heard.push(`console.${level}: ${args.map(String).join(' ')}`);
      });
    }
  });
  afterEach(() => {
    jest.restoreAllMocks();
    if (heard.length > 0) throw new Error(heard.join('\n'));
  });
}
