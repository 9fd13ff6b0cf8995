/** Stops the servers that the global setup started. */
export default function tearDown(): void {
  for (const { process: server } of globalThis.suiteServers ?? []) {
    server.removeAllListeners('exit');
    server.kill();
  }
}
