/// <reference types="vite/client" />

/** URL of a drawing for `<use>`. The drawing's colours come from the page's CSS (tools/build/images/art.ts). */
declare module '*.svg?use' {
  const address: string;
  export default address;
}
