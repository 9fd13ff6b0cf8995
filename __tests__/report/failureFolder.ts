import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * Returns the folder for what a failed test leaves behind: the console, and picture, address and HTML of each open page.
 * @param file the test file, absolute
 * @param fullName the titles of the test and of the `describe` blocks around it, as Jest joins them
 */
export function failureFolder(file: string, fullName: string): string {
  const key = createHash('sha256')
    .update(`${path.basename(file)} ${fullName}`)
    .digest('hex');
  return path.resolve(__dirname, '../../reports/fallas', key.slice(0, 12));
}
