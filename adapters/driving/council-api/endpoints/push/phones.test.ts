import { describe, expect, it } from 'vitest';
import { heldAlertName } from '#domain/pocket/alerts/held-alert-name.ts';
import { pushingCouncil, pushKeys } from '#fixtures/builders/councils/pushing-council.ts';
import { deviceCookie } from '#fixtures/builders/councils/voter.ts';

describe('a phone', () => {
  it('has nothing switched on at first, and is told of an appointment once it has', async () => {
    const { ask, switchOn, book, received, setTime, council } = await pushingCouncil();
    expect(await ask('phone', {})).toEqual({
      pushKey: pushKeys.publicKey,
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
    // The phone notices by itself that it is tomorrow: under this name both are one alert.
    const after = (await ask('alerts')) as { items: { about?: string }[] };
    const about = heldAlertName('tomorrow', 'key-of-a-visit-on-a-phone-1');
    expect(after.items.map((one) => one.about)).toContain(about);
  });

  it('that is gone is erased, and one of somebody who signed out is told nothing', async () => {
    const { ask, switchOn, book, received, gone, cookie } = await pushingCouncil();
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
    const { server, ask, switchOn, book } = await pushingCouncil();
    await switchOn('empar');
    await book('key-of-a-visit-on-a-phone-4');
    const other = await deviceCookie(server);
    expect(await ask('alerts', undefined, other)).toEqual({ items: [] });
    expect(await ask('alerts', undefined, '')).toMatchObject({ errCode: 36 });
    const push = { endpoint: 'https://169.254.169.254/x', p256dh: pushKeys.publicKey, auth: 'A'.repeat(22) };
    expect(await switchOn('x', { push })).toMatchObject({ errCode: 50, where: 'push' });
    expect(await switchOn('x', { quiet: { from: 5, until: 5 } })).toMatchObject({ where: 'quiet' });
    expect(await switchOn('x', { subjects: ['ballots'] })).toMatchObject({ errCode: 50 });
  });
});
