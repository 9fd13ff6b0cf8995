import { configure, getRoles } from '@testing-library/dom';
import { computeAccessibleName } from 'dom-accessibility-api';

/** Returns an element's accessible name or, for example for a status, the beginning of its text. */
const describeElement = (element: Element): string =>
  computeAccessibleName(element) || `«${element.textContent.slice(0, 60)}»`;

/** Returns the elements of a container that have a role, each as its role and its name or text. */
const describeRoles = (container: Element): string =>
  Object.entries(getRoles(container as HTMLElement))
    .filter(([role]) => !['generic', 'paragraph', 'presentation', 'listitem'].includes(role))
    .map(
      ([role, elements]) => `  ${role}: ${[...new Set(elements.map(describeElement))].join(' · ')}`,
    )
    .join('\n');

/** What follows the sentence of a failed query: Testing Library's list of roles or elements, or the list of this module. */
const LIST = /\n\n(Here are the|There are no|The page has)/;

/** Makes a failed query list roles and names. By default Testing Library prints the markup of the whole page. */
function listRolesInErrors(): void {
  configure({
    // `waitFor` also passes the message of a failed assertion, and the document, of which `getRoles` can list no roles.
    getElementError: (message, container: Element | Document) => {
      const [reason] = (message ?? '').split(LIST);
      const page = container instanceof Document ? container.body : container;
      const error = new Error(`${reason}\n\nThe page has\n${describeRoles(page)}`);
      error.name = 'TestingLibraryElementError';
      return error;
    },
  });
}

/** Longest wait of `waitFor` and `findBy…`, in ms: less than the time-out of a test, so that the error names what is missing. */
const ASYNC_TIMEOUT_MS = 20_000;

/** Makes Testing Library's waits long enough for a busy machine, and their errors short enough to read. */
export function setUpTestingLibrary(): void {
  configure({ asyncUtilTimeout: ASYNC_TIMEOUT_MS });
  listRolesInErrors();
}
