let elements: Map<string, Element> | undefined;

/**
 * Sets the elements that takePrerenderedElement returns; called before React hydrates the page.
 * @param byId the prerendered elements by id
 */
export function setPrerenderedElements(byId: ReadonlyMap<string, Element>): void {
  elements = new Map(byId);
}

/**
 * Returns the prerendered element with an id, from which a component adopts the state that the
 * visitor set before hydration. If hydration fails, because a translator, an extension or a CDN has
 * changed the page, React renders new elements; the prerendered one is then detached but still has
 * its value. A second call returns the element in the document, for a component that mounts again.
 * @param id the id in the prerendered HTML
 */
export function takePrerenderedElement<Type extends Element>(id: string): Type | null {
  const prerendered = elements?.get(id);
  elements?.delete(id);
  return (prerendered ?? document.getElementById(id)) as Type | null;
}
