/**
 * Adds the copies of fields that the form service needs (src/forms/LeadForm.tsx) to the data of each form
 * that the browser posts or sends as a beacon. Firefox, Safari and Chromium dispatch `formdata` for both.
 */
export function copyFieldsIntoPosts(): void {
  document.addEventListener('formdata', ({ formData, target }) => {
    for (const element of (target as Element).querySelectorAll<HTMLElement>('[data-copy-of]')) {
      const { name, copyOf } = element.dataset;
      formData.set(name!, formData.get(copyOf!) ?? '');
    }
  });
}
