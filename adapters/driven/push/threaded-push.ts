import { Worker } from 'node:worker_threads';
import { cacheFolder } from '#adapters/driven/threads/cache-folder.ts';
import type { PushSender } from '#application/ports/server/push-sender.ts';
import { type PushSettings, webPushSender } from './web-push-sender.ts';

const script = new URL('./push-worker.js', import.meta.url);

/** Milliseconds after the last messages after which the thread ends. */
const idleFor = 30_000;
/** So few are sent without a thread: it would take longer to start. */
const fewMessages = 4;

type Items = Parameters<PushSender['sendMany']>[0];
type Outcomes = Awaited<ReturnType<PushSender['sendMany']>>;

/** One task after the other, in a thread that stays until nothing has come for a while. */
function pushThread(settings: PushSettings) {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  const started = () => {
    worker ??= new Worker(script, { workerData: { settings, cache: cacheFolder() } });
    worker.unref();
    return worker;
  };
  const end = () => {
    void worker?.terminate();
    worker = null;
  };
  return async (items: Items): Promise<Outcomes> => {
    clearTimeout(idle);
    const thread = started();
    const { promise, resolve, reject } = Promise.withResolvers<Outcomes>();
    thread.once('message', resolve);
    thread.once('error', reject);
    // While it works, the process waits for it.
    thread.ref();
    try {
      thread.postMessage(items);
      return await promise;
    } catch (error) {
      end();
      throw error;
    } finally {
      // Only these two: without its own listeners a thread hands on no message.
      thread.off('message', resolve);
      thread.off('error', reject);
      thread.unref();
      idle = setTimeout(end, idleFor).unref();
    }
  };
}

/**
 * Sends single messages here and many in a thread of their own, so that encrypting ten thousand of them holds up no vote.
 * Many are sent one task after the other.
 */
export function threadedPush(settings: PushSettings): PushSender {
  const here = webPushSender(settings);
  const aside = pushThread(settings);
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...here,
    sendMany: (items) => {
      if (items.length <= fewMessages) return here.sendMany(items);
      // A browser has more about it than the thread needs.
      const plain = items.map(({ to: { endpoint, p256dh, auth }, message }) => ({
        to: { endpoint, p256dh, auth },
        message,
      }));
      const sent = last.then(() => aside(plain));
      last = sent.catch(() => undefined);
      return sent;
    },
  };
}
