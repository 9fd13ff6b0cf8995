/** Something that keeps the site from being published, as the owner reads it. */
export interface Problem {
  /** What is wrong, as a sentence without its full stop. */
  readonly what: string;
  /** The file to open. */
  readonly where: string;
  /** How it looks when it is right. */
  readonly example: string;
}

/** One line a problem: what, where, example. */
export const problemLines = (problems: readonly Problem[]): string[] =>
  problems.map(({ what, where, example }) => `✗ ${what} (${where}). Ejemplo: ${example}`);
