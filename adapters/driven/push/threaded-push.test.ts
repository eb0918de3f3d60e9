import { expect, it } from 'vitest';
import push from 'web-push';
import { aPushService } from '#fixtures/builders/push-service.ts';
import { threadedPush } from './threaded-push.ts';

it('many messages are sent by a thread, task after task, each outcome in its place', async () => {
  const service = await aPushService();
  const keys = push.generateVAPIDKeys();
  const sender = threadedPush({ subject: 'mailto:a@town.example', ...keys, services: [service.origin] });
  const message = { title: 'Vilanova', body: 'Se ha abierto una votación.', url: '/' };
  const items = Array.from({ length: 9 }, (_, n) => ({ to: service.subscription(`phone-${n}`), message }));
  service.gone.add('/phone-3');
  const strange = { to: { endpoint: 'https://169.254.169.254/x', p256dh: 'x', auth: 'x' }, message };
  const broken = { to: { ...service.subscription('phone-9'), p256dh: 'AAAA' }, message };
  const rounds = await Promise.all([
    sender.sendMany([...items, strange, broken]),
    sender.sendMany(items.slice(0, 6)),
    sender.sendMany(items.slice(0, 2)),
    sender.sendMany([]),
  ]);
  const outcomes = 'sent sent sent gone sent sent sent sent sent gone failed';
  expect(rounds[0]).toEqual(outcomes.split(' '));
  expect(rounds.slice(1).map((one) => one.length)).toEqual([6, 2, 0]);
  expect(service.received).toHaveLength(17);
});
