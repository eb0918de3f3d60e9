import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';

const patience = 10_000;
/** How many seconds a push service keeps a message for a device that is off: two days. */
const keptFor = 172_800;

// Connections stay open between messages; an idle one keeps no process running.
const settings = { keepAlive: true, maxSockets: 64, timeout: patience };
const agents = { 'http:': new PlainAgent(settings), 'https:': new Agent(settings) };

/**
 * Hands an encrypted message to a push service, and answers its status. Redirects are not followed: a stranger chose the
 * address. It throws if no answer comes.
 */
export function post(endpoint: string, body: Buffer, authorization: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const isPlain = new URL(endpoint).protocol === 'http:';
  const asked = (isPlain ? plainRequest : request)(
    endpoint,
    {
      method: 'POST',
      agent: agents[isPlain ? 'http:' : 'https:'],
      headers: {
        authorization,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': body.length,
        ttl: keptFor,
      },
    },
    (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', reject);
    },
  );
  asked.once('error', reject);
  asked.once('timeout', () => asked.destroy(new Error('the push service did not answer in time')));
  asked.end(body);
  return promise;
}
