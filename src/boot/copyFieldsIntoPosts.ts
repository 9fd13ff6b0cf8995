/**
 * Adds the copies of fields that the form service needs (src/forms/LeadForm.tsx) to the data of each form that the browser
 * posts.
 */
export function copyFieldsIntoPosts(): void {
  document.addEventListener('formdata', ({ formData, target }) => {
    for (const element of (target as Element).querySelectorAll<HTMLElement>('[data-copy-of]')) {
      const { name, copyOf } = element.dataset;
      formData.set(name!, formData.get(copyOf!) ?? '');
    }
  });
}
