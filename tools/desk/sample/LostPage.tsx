import { ErrorScreen } from '../../../src/components/ErrorScreen';

/** What stands in place of a page that does not exist. */
export function LostPage() {
  return <ErrorScreen reason="not-found" />;
}
