import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserFlags } from './visitor.ts';

/** Sends a command to the browser or to a session (Chrome DevTools Protocol). */
type Say = (
  method: string,
  params?: Readonly<Record<string, unknown>>,
  sessionId?: string,
) => Promise<Readonly<Record<string, unknown>>>;

/** A browser as residents have it: no debugger follows its scripts. */
export interface BareBrowser {
  readonly say: Say;
  /** A page of its own, by the session of its commands. */
  readonly newPage: (context?: unknown) => Promise<{ readonly targetId: unknown; readonly session: string }>;
  /** From now on every service worker has a slow connection, too. */
  readonly slowWorkers: () => Promise<void>;
  readonly end: () => Promise<void>;
}

interface Told {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message: string };
}

/** A slow 4G as Lighthouse defines it: 150 ms round trip, 1.6 Mbit/s. */
export const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** The messages in both directions. */
function conversation(line: WebSocket, hear: (told: Told) => void): Say {
  const waiting = new Map<number, PromiseWithResolvers<Readonly<Record<string, unknown>>>>();
  line.addEventListener('message', ({ data }) => {
    const told = JSON.parse(String(data)) as Told;
    const asked = waiting.get(told.id ?? 0);
    waiting.delete(told.id ?? 0);
    if (told.error) asked?.reject(new Error(told.error.message));
    else if (asked) asked.resolve(told.result ?? {});
    else hear(told);
  });
  let last = 0;
  return (method, params = {}, sessionId?: string) => {
    last += 1;
    const asked = Promise.withResolvers<Readonly<Record<string, unknown>>>();
    waiting.set(last, asked);
    line.send(JSON.stringify({ id: last, method, params, sessionId }));
    return asked.promise;
  };
}

/**
 * Starts a browser that gets its commands directly. The driver of the walks follows the page's scripts, and then at
 * every `new Error`, of which React makes some as it starts, V8 parses the script again to find its line: on a slow
 * phone a tenth of a second that no resident waits.
 */
export async function openBareBrowser(): Promise<BareBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'concejo-bare-'));
  const path = process.env['CONCEJO_BROWSER'] ?? chromium.executablePath();
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const browser = spawn(path, [...browserFlags, ...own], { stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = new Promise((resolve) => browser.once('exit', resolve));
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    browser.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /ws:\/\/\S+/u.exec(said)?.[0];
      if (found) resolve(found);
    });
    void gone.then((code) => reject(new Error(`the browser ended with ${String(code)}: ${said}`)));
  });
  const line = new WebSocket(address);
  await new Promise((resolve) => line.addEventListener('open', resolve));
  const say = conversation(line, ({ method, params }) => {
    if (method !== 'Target.attachedToTarget' || !params) return;
    const { type } = params['targetInfo'] as { readonly type: string };
    if (type === 'service_worker') void slowWorker(say, String(params['sessionId']));
  });
  return {
    say,
    newPage: async (browserContextId) => {
      const size = { width: 375, height: 800 };
      const { targetId } = await say('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
        ...size,
      });
      const { sessionId } = await say('Target.attachToTarget', { targetId, flatten: true });
      return { targetId, session: String(sessionId) };
    },
    slowWorkers: async () => {
      const filter = [{ type: 'service_worker' }];
      const manner = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter };
      await say('Target.setAutoAttach', manner);
    },
    end: async () => {
      await say('Browser.close');
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

async function slowWorker(say: Say, session: string): Promise<void> {
  await say('Network.enable', {}, session);
  await say('Network.emulateNetworkConditions', slowLine, session);
  await say('Runtime.runIfWaitingForDebugger', {}, session);
}
