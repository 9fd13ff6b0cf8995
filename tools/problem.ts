/** A reason not to publish the site, in Spanish for the owner. */
export interface Problem {
  /** A sentence, usually without its full stop. */
  readonly what: string;
  /** The place of the problem, usually a file. */
  readonly where: string;
  /** A valid value, or another hint for the owner. */
  readonly example: string;
}

export const problemLines = (problems: readonly Problem[]): string[] =>
  problems.map(({ what, where, example }) => `✗ ${what} (${where}). Ejemplo: ${example}`);
