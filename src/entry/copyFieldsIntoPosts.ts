import { COPY_NAME_ATTRIBUTE, COPY_OF_ATTRIBUTE } from '../contract';

/**
 * Adds the copies of fields that the form service needs (src/forms/LeadForm.tsx) to the data of each form that the browser
 * posts.
 */
export function copyFieldsIntoPosts(): void {
  document.addEventListener('formdata', ({ formData, target }) => {
    for (const element of (target as Element).querySelectorAll(`[${COPY_OF_ATTRIBUTE}]`)) {
      const value = formData.get(element.getAttribute(COPY_OF_ATTRIBUTE)!) ?? '';
      formData.set(element.getAttribute(COPY_NAME_ATTRIBUTE)!, value);
    }
  });
}
