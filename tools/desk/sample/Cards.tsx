import { ClosingCall } from '../../../src/components/ClosingCall';
import { Requirements } from '../../../src/pages/home/Requirements';
import { Services } from '../../../src/pages/home/Services';

/** What lies on the page as paper of its own. */
export function Cards() {
  return (
    <>
      <Services />
      <Requirements />
      <ClosingCall />
    </>
  );
}
