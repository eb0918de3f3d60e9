import { describe, expect, it } from 'vitest';
import {
  askedConfirmation,
  askedHold,
  bookingCouncil,
  bookingTown as town,
} from '#fixtures/builders/appointments/booking-town.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { confirmAppointment } from './confirm-appointment.ts';
import { holdAppointment } from './hold-appointment.ts';
import { sendVisitCode } from './send-visit-code.ts';

const { realm } = town;
const minute = 60_000;
const email = 'ana@correo.example';

async function works() {
  const council = bookingCouncil();
  const { ports, mails } = council;
  await holdAppointment(ports)(town, askedHold('a', { services: ['obras'] }));
  const send = (to = email, visit = 'a') =>
    sendVisitCode(ports)({
      realm,
      visit,
      email: to,
      network: '10.0.0.0',
      write: (code) => ({ subject: 'Código', text: code }),
    });
  const confirm = (code: string, to = email, visit = 'a') =>
    confirmAppointment(ports)(
      town,
      askedConfirmation(visit, {
        mailCode: code,
        person: { name: 'Ana', email: to, language: 'es' },
        written: { identity: '12345678Z', birthDay: null },
      }),
    );
  const mailed = () => mails.at(-1)?.text ?? '';
  return { ...council, send, confirm, mailed };
}

describe('an appointment for anybody', () => {
  it('is confirmed by the code that was mailed, in any spelling of it', async () => {
    const { send, confirm, mailed } = await works();
    expect(await confirm('')).toEqual(left({ kind: 'mailCodeMissing' }));
    expect(await confirm('x', 'no mail')).toEqual(left({ kind: 'mailMissing' }));
    expect(await confirm('x', '')).toEqual(left({ kind: 'mailMissing' }));
    expect(await confirm('ABCD-EFGH')).toEqual(left({ kind: 'mailCodeWrong' }));
    expect(await send()).toEqual(right('sent'));
    expect(await confirm('ABCD-EFGH')).toEqual(left({ kind: 'mailCodeWrong' }));
    expect(await confirm('?')).toEqual(left({ kind: 'mailCodeWrong' }));
    expect(await confirm(mailed(), 'other@correo.example')).toEqual(left({ kind: 'mailCodeWrong' }));
    expect(await confirm(mailed().toLowerCase(), ' Ana@Correo.example ')).toMatchObject(
      right({ state: 'confirmed' }),
    );
  });

  it('is not confirmed by a code of before, nor after five wrong ones, nor half an hour later', async () => {
    const { ports, send, confirm, mailed, setTime } = await works();
    await send();
    const first = mailed();
    await send();
    expect(await confirm(first)).toEqual(left({ kind: 'mailCodeWrong' }));
    for (let n = 0; n < 4; n += 1) await confirm('ABCD-EFGH');
    expect(await confirm(mailed())).toEqual(left({ kind: 'mailCodeWrong' }));
    await send();
    setTime(noon + 9 * minute);
    const { extendHeldTime } = await import('./change-hold.ts');
    for (let n = 1; n <= 4; n += 1) {
      await extendHeldTime(ports)(realm, 'a');
      setTime(noon + (9 + n * 6) * minute);
    }
    expect(isLeft(await confirm('ABCD-EFGH'))).toBe(true);
    setTime(noon + 30 * minute);
    await extendHeldTime(ports)(realm, 'a');
    expect(await confirm(mailed())).toEqual(left({ kind: 'mailCodeWrong' }));
  });

  it('has its code sent to an address only, for a time that is held', async () => {
    const { send, setTime, setMail, mails } = await works();
    expect(await send('no mail')).toEqual(left({ kind: 'mailMissing' }));
    expect(await send(email, 'none')).toEqual(left({ kind: 'unknownVisit' }));
    setMail(true);
    expect(await send()).toEqual(left({ kind: 'mailFailed' }));
    setMail(false);
    let sent = 0;
    while (!isLeft(await send()) && sent < 50) sent += 1;
    expect(sent).toBeLessThan(20);
    expect(mails.length).toBe(sent);
    expect(await send()).toMatchObject(left({ kind: 'tooManyAttempts' }));
    setTime(noon + 10 * minute);
    expect(await send()).toEqual(left({ kind: 'wrongState', state: 'ended' }));
  });

  it('has no code sent that could not be stored', async () => {
    const { ports, mails } = await works();
    const ask = async () => left({ kind: 'recordChanged' as const, record: 'visitMail/a' });
    const busy = { ...ports, goods: { ...ports.goods, ask } };
    const asked = {
      realm,
      visit: 'a',
      email,
      network: 'n',
      write: (code: string) => ({ subject: '', text: code }),
    };
    expect(await sendVisitCode(busy)(asked)).toEqual(left({ kind: 'changed' }));
    expect(mails).toEqual([]);
  });
});
