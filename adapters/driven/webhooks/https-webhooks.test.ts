import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { selfSignedCertificate } from '#fixtures/builders/councils/certificate.ts';
import { httpsWebhooks, webhookSignature } from './https-webhooks.ts';
import { isPrivateAddress } from './private-address.ts';

const secret = 'a-secret-of-at-least-32-letters-long';
const body = '{"id":"1"}';
const message = { id: '1', realm: realmId('nova'), hook: 'crm', body, tries: 1 };
const clock = { now: () => 1_700_000_000_999 };
const to = (url: string) => ({ name: 'crm', url, secret, events: null });

/** A receiver on this machine that answers as told, and what came to it. */
async function aReceiver(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const { key, cert } = selfSignedCertificate(
    new Date(Date.now() - 86_400_000),
    new Date(Date.now() + 86_400_000),
  );
  const came: { readonly headers: IncomingMessage['headers']; readonly body: string }[] = [];
  const server = createServer({ key, cert }, (request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      came.push({ headers: request.headers, body: text });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { came, url: `https://localhost:${port}/hook`, port, ca: cert };
}

const accept = (_: IncomingMessage, response: ServerResponse) => void response.writeHead(204).end();

describe('a message to another program', () => {
  it('is signed with its time, so that neither an altered nor an old one is believed', async () => {
    const { came, url, ca } = await aReceiver(accept);
    await httpsWebhooks(clock, { isClosed: () => false, ca })(to(url), message);
    const mac = createHmac('sha256', secret).update(`1700000000.${body}`).digest('hex');
    expect(came[0]).toMatchObject({
      body,
      headers: { 'concejo-event': '1', 'concejo-signature': `t=1700000000,v1=${mac}` },
    });
    expect(webhookSignature(secret, `${body} `, clock.now())).not.toContain(mac);
    expect(webhookSignature(secret, body, clock.now() + 1000)).not.toContain(mac);
  });

  it.each([500, 404, 301, 307])(
    'is not accepted by status %i, and no redirect is followed',
    async (status) => {
      const { came, url, ca } = await aReceiver((_, response) => {
        response.writeHead(status, { location: url }).end();
      });
      await expect(httpsWebhooks(clock, { isClosed: () => false, ca })(to(url), message)).rejects.toThrow(
        String(status),
      );
      expect(came).toHaveLength(1);
    },
  );

  it('is not sent to a machine without the right certificate, nor unencrypted', async () => {
    const { came, url } = await aReceiver(accept);
    const send = httpsWebhooks(clock, { isClosed: () => false });
    await expect(send(to(url), message)).rejects.toThrow();
    await expect(send(to(url.replace('https:', 'http:')), message)).rejects.toThrow('not public');
    expect(came).toEqual([]);
  });

  it('reaches no private network, by address or by a name that leads there', async () => {
    const { came, port, ca } = await aReceiver(accept);
    const send = httpsWebhooks(clock, { isClosed: isPrivateAddress, ca });
    for (const host of ['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])
      await expect(send(to(`https://${host}:${port}/`), message)).rejects.toThrow('not public');
    expect(came).toEqual([]);
  });
});

describe('an address', () => {
  it.each(
    '127.0.0.1 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255 ::1 :: fe80::1 fc00::1 fd12::1 ::ffff:8.8.8.8 64:ff9b::a00:1 2002:7f00:1:: not-an-address'.split(
      ' ',
    ),
  )('%s is not public', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each(['8.8.8.8', '172.32.0.1', '192.167.1.1', '2606:4700::1111'])('%s is public', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});
