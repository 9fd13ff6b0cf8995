/** Stops the servers that the global setup started. */
export default function tearDown(): void {
  globalThis.suiteFaultServer?.close();
  for (const { process: server } of globalThis.suiteServers ?? []) {
    server.removeAllListeners('exit');
    server.kill();
  }
}
