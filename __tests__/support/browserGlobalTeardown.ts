import { stop } from './servers';

/** Stops the browser and the servers that the global setup started. */
export default async function tearDown(): Promise<void> {
  globalThis.suiteServers?.forEach((served) => stop(served));
  await globalThis.suiteBrowserServer?.close();
  globalThis.suiteBrowserServer = undefined;
}
