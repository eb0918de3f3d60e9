import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Clock } from '#application/ports/clock.ts';
import type { WaitingWebhook } from '#application/ports/server/outbox/webhook-outbox.ts';
import type { WebhookReceiver } from '#application/webhooks/webhook-receiver.ts';
import { isPrivateAddress } from './private-address.ts';

const patience = 10_000;

/**
 * The header by which a receiver knows that a message is from this server and new: the seconds since 1970 and the
 * HMAC-SHA-256 of `seconds.body`.
 */
export function webhookSignature(secret: string, body: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

/** What tests replace: their receiver is on this machine, and no public authority knows it. */
interface Network {
  readonly isClosed: (address: string) => boolean;
  readonly ca?: string;
}

/** The addresses of a name, if all are public. They are looked up once: the connection goes to one of these. */
const publicLookup =
  (isClosed: Network['isClosed']): LookupFunction =>
  (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, '', 4);
      const [first] = found;
      if (first === undefined || found.some(({ address }) => isClosed(address)))
        return done(new Error('the address of a receiver is not public'), '', 4);
      return options.all === true ? done(null, found) : done(null, first.address, first.family);
    });
  };

/**
 * Sends messages over HTTPS to the addresses that the operator named. It follows no redirect, reads no answer besides its
 * status, and connects to no address of a private network, whatever the name of the host leads to.
 */
export function httpsWebhooks(clock: Clock, { isClosed, ca }: Network = { isClosed: isPrivateAddress }) {
  return ({ url, secret }: WebhookReceiver, { id, body }: WaitingWebhook): Promise<void> =>
    new Promise((resolve, reject) => {
      const { protocol, hostname } = new URL(url);
      const literal = hostname.replace(/^\[|\]$/gu, '');
      // A bare address is not looked up, so that it is checked here.
      if (protocol !== 'https:' || (isIP(literal) !== 0 && isClosed(literal))) {
        reject(new Error('the address of a receiver is not public'));
        return;
      }
      const sending = request(url, {
        method: 'POST',
        agent: false,
        lookup: publicLookup(isClosed),
        signal: AbortSignal.timeout(patience),
        ...(ca !== undefined && { ca }),
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Concejo',
          'concejo-event': id,
          'concejo-signature': webhookSignature(secret, body, clock.now()),
        },
      });
      sending.on('error', reject);
      sending.on('response', (answer) => {
        const status = answer.statusCode ?? 0;
        answer.destroy();
        if (status >= 200 && status < 300) resolve();
        else reject(new Error(`a receiver answered with status ${status}`));
      });
      sending.end(body);
    });
}
