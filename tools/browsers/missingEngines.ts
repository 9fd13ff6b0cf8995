/** Prints, in one line, Debian's packages of what the suites of the other engines lack; nothing if all is installed. */
import { missingPackages } from './engines';

process.stdout.write(missingPackages().join(' '));
