import { createContext } from 'react';

/**
 * The elements of the prerendered page that have an id, by this id, until React has committed the page; then none. They
 * have what the visitor, the browser and password managers have typed and pressed before, also if hydration fails: React
 * then renders new elements.
 */
export const PrerenderedElements = createContext<ReadonlyMap<string, Element>>(new Map());
