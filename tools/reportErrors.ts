/**
 * Reports every error that a script of the owner does not catch, in Spanish and without a stack trace. tools/run.cjs
 * loads this module before each script.
 */
import { describeError } from './describeError';

function report(error: unknown): void {
  console.error(describeError(error));
  process.exit(1);
}

process.on('uncaughtException', report);
