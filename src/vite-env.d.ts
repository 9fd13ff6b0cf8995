/// <reference types="vite/client" />

/** A drawing for `Drawing`, without colours of its own (tools/build/art.ts). */
declare module '*.svg?use' {
  const address: string;
  export default address;
}
