import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import push from 'web-push';
import { webPushSender } from './web-push-sender.ts';

const message = { title: 'La plaza', body: 'Se ha abierto la votación.', url: '/procesos-participativos/p' };

/** A push service that answers as the test says, and what it received. */
async function aPushService() {
  const received: { method: string; headers: IncomingHttpHeaders; bytes: number; text: string }[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const { method = '', headers } = request;
      received.push({ method, headers, bytes: body.length, text: body.toString('latin1') });
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = createECDH('prime256v1');
  const to = {
    kind: 'push',
    endpoint: `${origin}/device/1`,
    p256dh: browser.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  } as const;
  const keys = push.generateVAPIDKeys();
  const settings = { subject: 'mailto:participa@vilanova.example', ...keys };
  return {
    received,
    to,
    keys,
    sender: webPushSender({ ...settings, services: [origin] }),
    stranger: webPushSender(settings),
    answers: (next: number) => (status = next),
  };
}

describe('a message to a browser', () => {
  it('is handed to its push service, signed, and readable only for that browser', async () => {
    const { sender, to, received, keys } = await aPushService();
    expect(await sender.send(to, message)).toBe('sent');
    const [asked] = received;
    expect(asked?.method).toBe('POST');
    expect(asked?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: '172800',
    });
    expect(asked?.headers.authorization).toMatch(new RegExp(`^vapid t=\\S+, k=${keys.publicKey}$`, 'u'));
    expect(asked?.bytes).toBeGreaterThan(100);
    expect(asked?.text).not.toContain('La plaza');
  });

  it('is reported as gone if the push service says so', async () => {
    const { sender, to, answers } = await aPushService();
    for (const status of [404, 410]) {
      answers(status);
      expect(await sender.send(to, message)).toBe('gone');
    }
  });

  it('is reported as failed if the push service refuses, redirects or is away', async () => {
    const { sender, to, answers, received } = await aPushService();
    for (const status of [302, 429, 500]) {
      answers(status);
      await expect(sender.send(to, message)).rejects.toThrow();
    }
    expect(received).toHaveLength(3);
  });

  it('is sent only to push services, whatever address a browser gave', async () => {
    const { sender, stranger, to, received } = await aPushService();
    expect(await stranger.send(to, message)).toBe('gone');
    expect(received).toEqual([]);
    expect(sender.takes(to.endpoint)).toBe(true);
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/x',
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://web.push.apple.com/x',
      'https://db5p.notify.windows.com/w/?token=x',
    ])
      expect([endpoint, stranger.takes(endpoint)]).toEqual([endpoint, true]);
    for (const endpoint of [
      '',
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://evilnotify.windows.com/x',
      'https://169.254.169.254/x',
      `https://fcm.googleapis.com/${'x'.repeat(1000)}`,
    ])
      expect([endpoint, stranger.takes(endpoint)]).toEqual([endpoint, false]);
  });
});
