/// <reference types="vite/client" />

/** Address of a copy of a drawing that takes its colours from the page's CSS (tools/build/art.ts). */
declare module '*.svg?use' {
  const address: string;
  export default address;
}
