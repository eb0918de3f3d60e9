import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { verifiedCookie } from '#fixtures/builders/councils/verified-cookie.ts';
import { deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { aPushService } from '#fixtures/builders/push-service.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

const keys = {
  subject: 'mailto:participa@vilanova.example',
  publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
};
const email = 'empar@correo.example';

/** A council whose messages go to a push service on this machine, and a person who verified an address. */
async function pushing(onPostgres = false) {
  const service = await aPushService();
  const written = JSON.stringify({ push: { ...keys, services: [service.origin] } });
  const servicesFile = join(scratchFolder({ 'services.json': written }), 'services.json');
  const opened = await openTestCouncil({ settings: { servicesFile }, onPostgres });
  const { server } = opened;
  const cookie = await verifiedCookie(opened, email);
  const ask = async (path: string, payload?: object, by = cookie) => {
    const came = await server.inject({
      url: path.startsWith('/') ? path : `/api/vilanova/${path}`,
      headers: { cookie: by },
      ...(payload && { method: 'POST', payload }),
    });
    return came.json() as Record<string, unknown>;
  };
  const switchOn = (name: string, more: object = {}, by = cookie) =>
    ask(
      'phone/settings',
      { push: service.subscription(name), subjects: ['appointments'], quiet: null, language: 'es', ...more },
      by,
    );
  const book = async (key: string) => {
    const { days } = (await ask(
      'appointments/times?services=certificado&office=plaza&from=2026-11-23',
    )) as unknown as { days: { times: string[] }[] };
    const at = days[0]?.times[0];
    await ask('appointments/holds', { key, services: ['certificado'], people: 1, office: 'plaza', at });
    const person = { name: 'Empar', identity: '12345678Z', birthDay: '1984-03-02', email };
    await ask('appointments/confirm', { key, ...person, reminder: true });
    await opened.council.tendBookings();
    await opened.council.sendPushes();
  };
  return { ...opened, ...service, cookie, ask, switchOn, book };
}

describe('a phone', () => {
  it.each([false, true])(
    'has nothing switched on at first, and is told of an appointment once it has (PostgreSQL: %s)',
    async (onPostgres) => {
      const { ask, switchOn, book, received, setTime, council } = await pushing(onPostgres);
      expect(await ask('phone', {})).toEqual({
        pushKey: keys.publicKey,
        subjects: [],
        quiet: null,
        isKnown: true,
      });
      expect(await switchOn('empar')).toMatchObject({ subjects: ['appointments'], isKnown: true });
      await book('key-of-a-visit-on-a-phone-1');
      expect(received.map(({ path }) => path)).toEqual(['/empar']);
      expect(received[0]?.body.toString('latin1')).not.toContain('cita');
      const { items } = (await ask('alerts')) as { items: { title: string; url: string }[] };
      expect(items).toMatchObject([{ subject: 'appointments', url: '/citas?realm=vilanova&locale=es' }]);
      expect(items[0]?.title).toContain('Tu cita');
      // The reminder of the day before.
      setTime(Date.parse('2026-11-22T09:00:00+01:00'));
      await council.tendBookings();
      await council.sendPushes();
      expect(received).toHaveLength(2);
    },
  );

  it('that is gone is erased, and one of somebody who signed out is told nothing', async () => {
    const { ask, switchOn, book, received, gone, cookie } = await pushing();
    await switchOn('gone');
    gone.add('/gone');
    await book('key-of-a-visit-on-a-phone-2');
    expect(received).toHaveLength(1);
    await switchOn('second');
    await ask('/users/v2/auth/logout?realm=vilanova', {}, cookie);
    await book('key-of-a-visit-on-a-phone-3');
    expect(received).toHaveLength(1);
  });

  it('shows its alerts to no other device, and stores only addresses of push services', async () => {
    const { server, ask, switchOn, book } = await pushing();
    await switchOn('empar');
    await book('key-of-a-visit-on-a-phone-4');
    const other = await deviceCookie(server);
    expect(await ask('alerts', undefined, other)).toEqual({ items: [] });
    expect(await ask('alerts', undefined, '')).toMatchObject({ errCode: 36 });
    const push = { endpoint: 'https://169.254.169.254/x', p256dh: keys.publicKey, auth: 'A'.repeat(22) };
    expect(await switchOn('x', { push })).toMatchObject({ errCode: 50, where: 'push' });
    expect(await switchOn('x', { quiet: { from: 5, until: 5 } })).toMatchObject({ where: 'quiet' });
    expect(await switchOn('x', { subjects: ['ballots'] })).toMatchObject({ errCode: 50 });
  });
});
