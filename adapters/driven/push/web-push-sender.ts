import type { PushSender } from '#application/ports/server/push-sender.ts';
import { encryptMessage } from './encrypt-message.ts';
import { post } from './post-message.ts';
import { originSigner } from './sign-origin.ts';

/** Who sends, and with which keys (VAPID); `services` are push services besides those of the browsers. */
export interface PushSettings {
  /** `mailto:` or an address: whom a push service contacts about trouble. */
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
  /** Their origins, such as `https://push.example`. */
  readonly services?: readonly string[];
}

/** The push services of Chrome and its kin, Firefox, Safari and Edge. */
const ofBrowsers = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.notify.windows.com',
];
const isOfBrowsers = (host: string) =>
  ofBrowsers.some((known) => (known.startsWith('.') ? host.endsWith(known) : host === known));

/** How many messages are under way at once. */
const atOnce = 64;

type Outcome = 'sent' | 'gone' | 'failed';

/** Hands messages to push services, encrypted for one browser only (RFC 8291, RFC 8292). */
export function webPushSender({ subject, publicKey, privateKey, services = [] }: PushSettings): PushSender {
  const signed = originSigner({ subject, publicKey, privateKey });
  const takes = (endpoint: string): boolean => {
    if (!URL.canParse(endpoint) || endpoint.length > 1000) return false;
    const { protocol, hostname, origin, port } = new URL(endpoint);
    return services.includes(origin) || (protocol === 'https:' && port === '' && isOfBrowsers(hostname));
  };
  const send: PushSender['send'] = async ({ endpoint, p256dh, auth }, message) => {
    // An address that is no longer a push service, since the settings changed, is not called.
    if (!takes(endpoint)) return 'gone';
    const body = encryptMessage(JSON.stringify(message), { p256dh, auth });
    const status = await post(endpoint, body, signed(new URL(endpoint).origin));
    if (status === 404 || status === 410) return 'gone';
    if (status < 200 || status >= 300) throw new Error(`the push service answered ${status}`);
    return 'sent';
  };
  const sendMany: PushSender['sendMany'] = async (items) => {
    const outcomes: Outcome[] = [];
    let next = 0;
    const run = async () => {
      for (let n = next++; n < items.length; n = next++) {
        const item = items[n];
        // oxlint-disable-next-line no-await-in-loop -- each of the runs sends one after the other
        if (item !== undefined)
          outcomes[n] = await send(item.to, item.message).catch(() => 'failed' as const);
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, run));
    return outcomes;
  };
  return { publicKey, takes, send, sendMany };
}
