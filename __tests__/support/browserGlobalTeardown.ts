import { stop } from './servers';

/** Stops the servers that the global setup started. */
export default function tearDown(): void {
  globalThis.suiteFaultServer?.close();
  globalThis.suiteServers?.forEach((served) => stop(served));
}
