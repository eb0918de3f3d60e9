import { describe, expect, it } from 'vitest';
import type { OwnVisit } from '#adapters/wire/appointments/visit.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';

const council = sharedCouncil();
const person = { name: 'Empar Ferrandis', identity: '12345678Z', birthDay: '1984-03-02' };

async function paying() {
  const { server, data } = await council();
  const cookie = await deviceCookie(server);
  const post = async (path: string, payload: object) =>
    ask(server, {
      method: 'POST',
      url: `/api/vilanova/appointments/${path}`,
      headers: { cookie },
      payload,
    });
  const read = async (key: string) => (await post('own', { key })).body as unknown as OwnVisit;
  /** What somebody says on the page of the bank, which in this town is the sandbox. */
  const answer = async (url: string, said: 'pay' | 'refuse') => {
    const token = new URL(url, 'http://portal.invalid').searchParams.get('token') ?? '';
    const page = await server.inject({
      method: 'POST',
      url: '/api/vilanova/payments/page',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token, answer: said }).toString(),
    });
    expect(page.statusCode).toBe(200);
  };
  const begin = async (key: string) => {
    const { status, body } = await post('pay', { key, forward: '/citas' });
    return { status, ...(body as unknown as { url: string; payment: string; where?: string }) };
  };
  const staff = async (path: string) => {
    const roles = ['deskOfficer', 'treasurer'] as never;
    const who = await staffCookie({ data }, { id: 'caja', roles });
    return ask(server, { url: `/api/vilanova/staff/${path}`, headers: { cookie: who } });
  };
  const book = async (key: string, service: string, place: number, who = person) => {
    const times = await ask(
      server,
      `/api/vilanova/appointments/times?services=${service}&office=plaza&from=2026-11-26`,
    );
    const [day] = (times.body as unknown as { days: { times: string[] }[] }).days;
    const at = day?.times[place];
    await post('holds', { key, services: [service], people: 1, office: 'plaza', at });
    const done = await post('confirm', { key, ...who });
    expect(done).toMatchObject({ status: 200 });
    return at ?? '';
  };
  return { post, read, answer, begin, staff, book };
}

describe('what an appointment costs', () => {
  it('is paid over the web by who wants to, is seen at the counter, and goes back with the appointment', async () => {
    const { post, read, answer, begin, staff, book } = await paying();
    const key = 'key-of-a-visit-that-costs-1';
    const at = await book(key, 'certificado', 2);
    const due = { amount: 200, state: 'due', canPay: true, isRefused: false };
    expect((await read(key)).fee).toEqual(due);
    const first = await begin(key);
    expect(first.url).toContain('forward=%2Fcitas');
    await answer(first.url, 'refuse');
    expect((await read(key)).fee).toEqual({ ...due, isRefused: true });
    const second = await begin(key);
    await answer(second.url, 'pay');
    expect((await read(key)).fee).toMatchObject({ state: 'paid', canPay: false });
    expect(await begin(key)).toMatchObject({ status: 409, where: 'noFee' });
    const visits = await staff(`appointments/offices/plaza/visits?day=${at.slice(0, 10)}`);
    expect(visits.body).toMatchObject({ items: [{ paid: 200 }] });
    const payments = JSON.stringify((await staff('payments')).body);
    expect(payments).toContain(second.payment);
    expect(payments).not.toContain(key);
    expect((await post('back', { key })).body).toMatchObject({
      state: 'cancelled',
      fee: { state: 'back', amount: 200 },
    });
    const kept = await ask((await council()).server, `/citaprevia/vilanova/payments/${second.payment}`);
    expect(kept.body).toMatchObject({ isReturned: true });
  });

  it('is not begun for an appointment that the council does not know', async () => {
    const { begin } = await paying();
    expect(await begin('key-of-no-visit-at-all-1')).toMatchObject({ status: 409, where: 'unknownVisit' });
  });
});
