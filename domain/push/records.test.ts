import { expect, it } from 'vitest';
import { alertIn, alertRecord } from './alert.ts';
import { duePush, pushIn, settledPush } from './due-push.ts';
import { noPhone, type Phone, phoneIn, phoneRecord } from './phone.ts';

const phone: Phone = {
  id: 'p1',
  owner: 'ana',
  user: 'u1',
  endpoint: 'https://fcm.googleapis.com/x',
  p256dh: 'k',
  auth: 'a',
  subjects: ['votes'],
  quiet: null,
  language: 'va',
};

it('a phone is read as it was stored, and nothing is left of one that is switched off', () => {
  expect(phoneIn(phoneRecord(phone, 5, 1))).toEqual(phone);
  expect(phoneRecord(phone, 5, 2)).toMatchObject({
    kind: 'phone',
    id: 'p1',
    owner: 'ana',
    at: 5,
    version: 2,
  });
  const off = noPhone('p1', 6, 3);
  expect(phoneIn(off)).toBeNull();
  expect(JSON.stringify(off)).not.toContain('googleapis');
});

it('an alert is read as it was stored, apart from that of others', () => {
  const alert = { id: 'vote/s', subject: 'votes', title: 'Se ha abierto', url: '/', at: 7 } as const;
  expect(alertIn(alertRecord(alert, 'ana'))).toEqual(alert);
  expect(alertRecord(alert, 'ana').id).not.toBe(alertRecord(alert, 'pau').id);
});

it('a message waits until it is settled', () => {
  const push = {
    id: 'vote/s/p1',
    phone: 'p1',
    owner: 'ana',
    subject: 'votes',
    language: 'es',
    url: '/',
    tries: 0,
  } as const;
  expect(pushIn(duePush(push, 5, 1))).toEqual(push);
  expect(pushIn(settledPush(push.id, 6, 2))).toBeNull();
});
