import { createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import push from 'web-push';
import { encryptMessage } from './encrypt-message.ts';
import { originSigner } from './sign-origin.ts';

it('a message is encrypted as the example of RFC 8291 is', () => {
  const encrypted = encryptMessage(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    {
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    },
  );
  expect(encrypted.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('two messages of the same words are different, and keys that are none are refused', () => {
  const { publicKey } = push.generateVAPIDKeys();
  const browser = { p256dh: publicKey, auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  expect(encryptMessage('a', browser).equals(encryptMessage('a', browser))).toBe(false);
  expect(() => encryptMessage('a', { ...browser, p256dh: 'AAAA' })).toThrow();
});

it('a push service can check who sends, and the same header is used for an hour', () => {
  const keys = push.generateVAPIDKeys();
  const clock = { at: Date.parse('2026-11-18T11:00:00Z') };
  const headerFor = originSigner({ subject: 'mailto:a@vilanova.example', ...keys }, () => clock.at);
  const header = headerFor('https://push.example');
  const [, head = '', claims = '', signature = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=/u.exec(header) ?? [];
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: 'https://push.example',
    exp: clock.at / 1000 + 12 * 3600,
    sub: 'mailto:a@vilanova.example',
  });
  const point = Buffer.from(keys.publicKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = Buffer.from(`${head}.${claims}`);
  expect(
    verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')),
  ).toBe(true);
  clock.at += 3_599_000;
  expect(headerFor('https://push.example')).toBe(header);
  expect(headerFor('https://other.example')).not.toBe(header);
  clock.at += 2000;
  expect(headerFor('https://push.example')).not.toBe(header);
});
