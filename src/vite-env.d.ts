/// <reference types="vite/client" />

/** Address of a drawing for `<use>`, whose colours come from the page's CSS (tools/build/art.ts). */
declare module '*.svg?use' {
  const address: string;
  export default address;
}
