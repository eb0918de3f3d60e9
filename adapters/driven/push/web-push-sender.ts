import type { PushSender } from '#application/ports/server/push-sender.ts';

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

const patience = 10_000;
/** How many seconds a push service keeps a message for a device that is off: two days. */
const keptFor = 172_800;

/** Hands messages to push services, encrypted for one browser only (RFC 8291, RFC 8292). */
export function webPushSender({ subject, publicKey, privateKey, services = [] }: PushSettings): PushSender {
  const takes = (endpoint: string): boolean => {
    if (!URL.canParse(endpoint) || endpoint.length > 1000) return false;
    const { protocol, hostname, origin, port } = new URL(endpoint);
    return services.includes(origin) || (protocol === 'https:' && port === '' && isOfBrowsers(hostname));
  };
  return {
    publicKey,
    takes,
    send: async ({ endpoint, p256dh, auth }, message) => {
      // An address that is no longer a push service, since the settings changed, is not called.
      if (!takes(endpoint)) return 'gone';
      // Loaded with the first message: the start does not wait for it.
      const { default: push } = await import('web-push');
      const details = push.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails: { subject, publicKey, privateKey },
          contentEncoding: 'aes128gcm',
          TTL: keptFor,
        },
      );
      const headers = Object.entries(details.headers).filter(
        ([name]) => name.toLowerCase() !== 'content-length',
      );
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers,
        body: new Uint8Array(details.body),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      await answer.body?.cancel();
      if (answer.status === 404 || answer.status === 410) return 'gone';
      if (!answer.ok) throw new Error(`the push service answered ${answer.status}`);
      return 'sent';
    },
  };
}
