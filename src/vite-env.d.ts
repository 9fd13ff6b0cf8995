/// <reference types="vite/client" />

/** Address of a drawing for `Drawing`, which takes its colours from the page (tools/build/art.ts). */
declare module '*.svg?use' {
  const address: string;
  export default address;
}
