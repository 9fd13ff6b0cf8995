let elements: Map<string, Element> | undefined;

/**
 * Stores the prerendered elements for takePrerenderedElement. Must run before React hydrates the page.
 * @param byId the elements by id
 */
export function setPrerenderedElements(byId: ReadonlyMap<string, Element>): void {
  elements = new Map(byId);
}

/**
 * Returns the prerendered element with an id. A component reads the state that the visitor set before
 * hydration from this element. If hydration fails, React renders new elements; the prerendered element
 * is then detached from the document but still has its value. A second call with the same id returns the
 * element in the document, because a component that mounts again must not read the old state.
 */
export function takePrerenderedElement<Type extends Element>(id: string): Type | null {
  const prerendered = elements?.get(id);
  elements?.delete(id);
  return (prerendered ?? document.getElementById(id)) as Type | null;
}
