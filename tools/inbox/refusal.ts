/** A request that the inbox does not take; its message is what the sender reads, in Spanish. */
export class Refusal extends Error {
  /**
   * @param status - the HTTP status to answer with
   * @param message - what is wrong and what to send instead
   */
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}
