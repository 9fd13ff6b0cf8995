/** A reason not to publish the site, in Spanish for the owner. */
export interface Problem {
  /** A sentence without its full stop. */
  readonly what: string;
  /** Usually the file to change. */
  readonly where: string;
  /** A valid value, or what else the owner can do. */
  readonly example: string;
}

export const problemLines = (problems: readonly Problem[]): string[] =>
  problems.map(({ what, where, example }) => `✗ ${what} (${where}). Ejemplo: ${example}`);
