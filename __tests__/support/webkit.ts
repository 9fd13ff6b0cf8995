import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { enginePaths } from '../../tools/browsers/engines';
import { freePort } from './freePort';
import { PRESS_MS, pointOf, viewport, type Visit, type VisitOptions } from './engines';

/** Starts a virtual screen that is larger than any window. */
async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn(enginePaths().xvfb, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { process: screen, display: `:${String(number).trim()}` };
}

const keys = { Escape: Key.ESCAPE, Backspace: Key.BACK_SPACE };

/** Opens a session as soon as the driver listens. */
async function connect(port: number, capabilities: Capabilities): Promise<WebDriver> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      break;
    } catch (reason) {
      if (attempt > 100) throw reason;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
}

/** Opens a window of MiniBrowser, WebKitGTK's test browser, by WebDriver, which has no touch there. */
export async function webkit({
  dark,
  script,
  width = viewport.width,
}: VisitOptions): Promise<Visit> {
  const paths = enginePaths();
  const port = await freePort();
  const screen = await startScreen();
  const env = { ...process.env, DISPLAY: screen.display };
  const driver = spawn(paths.webkitDriver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env,
  });
  const stop = () => [driver, screen.process].forEach((process) => process.kill());
  try {
    const args = ['--automation', '--full-screen'];
    if (dark) args.push('--dark-mode');
    if (script === false) args.push('--enable-javascript=false');
    const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
    capabilities.set('webkitgtk:browserOptions', { binary: paths.miniBrowser, args });
    const window = await connect(port, capabilities);
    // The bars of a normal window keep it wider than a phone; a full-screen window has no bars.
    await window
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...viewport, width });
    const read: Visit['read'] = (script, argument) => window.executeScript(script, argument);
    return {
      goto: (address) => window.get(address),
      read,
      click: async (element) => {
        const { x, y } = await pointOf(read, element, { script });
        const position = { x: Math.round(x), y: Math.round(y) };
        await window.actions().move(position).press().pause(PRESS_MS).release().perform();
      },
      type: (selector, text) => window.findElement(By.css(selector)).sendKeys(text),
      press: (key) => window.actions().sendKeys(keys[key]).perform(),
      back: () => window.navigate().back(),
      // WebKit's driver does not expose the console.
      problems: () => [],
      close: async () => {
        await window.quit();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
