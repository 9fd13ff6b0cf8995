/** A page's own module, from the project's root: `home` is `src/pages/home/HomePage.tsx`. */
export const moduleOf = (id: string): string =>
  `src/pages/${id}/${id.charAt(0).toUpperCase()}${id.slice(1)}Page.tsx`;
