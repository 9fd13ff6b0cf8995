let elements: Map<string, Element> | undefined;

/**
 * Hands over the elements of the prerendered page, before React hydrates it.
 * @param byId the elements with an id, as the entry found them
 */
export function setPrerenderedElements(byId: ReadonlyMap<string, Element>): void {
  elements = new Map(byId);
}

/**
 * Returns the element that the prerendered page had under an id, once: a component adopts from it what
 * the visitor did before hydration. If hydration fails, because a translator, an extension or a CDN had
 * changed the page, React renders new elements; the original one is detached then and still has its
 * value. A component that mounts later gets its own element.
 * @param id the id in the built HTML
 */
export function takePrerenderedElement<Type extends Element>(id: string): Type | null {
  const kept = elements?.get(id);
  elements?.delete(id);
  return (kept ?? document.getElementById(id)) as Type | null;
}
