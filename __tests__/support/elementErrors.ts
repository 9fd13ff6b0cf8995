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

/** Makes a failed query list roles and names. By default Testing Library prints the markup of the whole page. */
export function listRolesInErrors(): void {
  configure({
    getElementError: (message, container) => {
      const [sentence] = (message ?? '').split('\n\n');
      const error = new Error(`${sentence}\n\nThe page has\n${describeRoles(container)}`);
      error.name = 'TestingLibraryElementError';
      return error;
    },
  });
}
