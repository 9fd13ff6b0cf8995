let elements: Map<string, Element> | undefined;

/**
 * Stores the prerendered elements for takePrerenderedElement. Has to run before React hydrates the
 * page.
 */
export function setPrerenderedElements(byId: ReadonlyMap<string, Element>): void {
  elements = new Map(byId);
}

/**
 * Returns the prerendered element with an id. From this element a component reads the state that the
 * visitor has set before hydration. If hydration fails, React renders new elements and removes the
 * prerendered element, which still has its value.
 * @returns the prerendered element; if there is none, or at a second call with the same id, the element
 * in the document or null. A component that mounts again must not read the old state
 */
export function takePrerenderedElement<Type extends Element>(id: string): Type | null {
  const prerendered = elements?.get(id);
  elements?.delete(id);
  return (prerendered ?? document.getElementById(id)) as Type | null;
}
