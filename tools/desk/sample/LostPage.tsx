import { ErrorScreen } from '../../../src/components/ErrorScreen';
import { errorScreen } from '../../../src/content/errors';
import { pages } from '../../../src/content/pages';

/** What stands in place of a page that does not exist. */
export function LostPage() {
  return (
    <ErrorScreen
      heading={errorScreen.heading}
      help={errorScreen.help['not-found']}
      homeLabel={errorScreen.home}
      other={{ label: pages.contact.name, to: pages.contact.path }}
    />
  );
}
