/** A reason not to publish the site, as the owner reads it. */
export interface Problem {
  /** What is wrong, as a sentence without its full stop. */
  readonly what: string;
  /** The file to open. */
  readonly where: string;
  /** The right way to write it. */
  readonly example: string;
}

/** Writes each problem as one line. */
export const problemLines = (problems: readonly Problem[]): string[] =>
  problems.map(({ what, where, example }) => `✗ ${what} (${where}). Ejemplo: ${example}`);
