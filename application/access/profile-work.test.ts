import { describe, expect, it } from 'vitest';
import type { Mail } from '#application/ports/server/mailer.ts';
import { attemptBudget } from '#application/voting/attempt-budget.ts';
import { readMailCode } from '#domain/forms/request.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isRight, left, right } from '#domain/shared/result.ts';
import { memoryAttempts } from '#fixtures/memory/attempt-keeper.ts';
import { memoryProfiles } from '#fixtures/memory/profiles.ts';
import { memoryKeys } from '#fixtures/memory/voting-keys.ts';
import { giveBackCode } from './give-back-code.ts';
import { keepProfile } from './keep-profile.ts';
import { sendCode } from './mail-code.ts';

const realm = realmId('vilanova');
const told = { firstName: 'Ana', lastName: 'Soler', telephone: '', email: 'ana@correu.example' };
const blank = { firstName: '', lastName: '', telephone: '', email: '' };
const asker = { realm, network: '10.0.0.0/24' };
const write = (code: string) => ({ subject: 'Código', text: code });
const halfAnHour = 30 * 60_000;

function anOffice() {
  let [now, drawn, isMailBroken] = [1000, 0, false];
  const sent: Mail[] = [];
  const clock = { now: () => now };
  const keys = memoryKeys();
  const ports = {
    profiles: memoryProfiles(),
    clock,
    keys,
    random: (length: number) => {
      drawn += 1;
      return new Uint8Array(length).fill(drawn * 37);
    },
    mailer: {
      send: async (mail: Mail) => {
        if (isMailBroken) throw new Error('no mail');
        sent.push(mail);
      },
    },
    attempts: attemptBudget({ attempts: memoryAttempts(clock), keys, clock }),
  };
  return {
    ports,
    sent,
    keep: (more: Partial<typeof told> = {}, userId = 'ana') =>
      keepProfile(ports)(asker, userId, { ...told, ...more }, write),
    send: (email = told.email, userId = 'ana') => sendCode(ports)(asker, userId, email, write),
    give: (token: string, userId: string | null = 'ana') => giveBackCode(ports)(asker, userId, token),
    lastCode: () => sent.at(-1)?.text ?? '',
    later: (milliseconds: number) => (now += milliseconds),
    breakMail: (broken: boolean) => (isMailBroken = broken),
  };
}
const isVerified = async (office: ReturnType<typeof anOffice>) =>
  (await office.ports.profiles.find(realm, 'ana'))?.profile.isVerified;

describe('the data that a person enters about themselves', () => {
  it('is kept, and its e-mail is verified by the code that was sent there', async () => {
    const office = anOffice();
    expect(await office.keep()).toMatchObject({ right: { profile: { ...told, isVerified: false } } });
    expect(office.sent).toMatchObject([{ to: told.email, subject: 'Código' }]);
    expect(readMailCode(office.lastCode())).toBe(office.lastCode());
    const given = await office.give(office.lastCode().toLowerCase().replace('-', ' '));
    expect(given).toMatchObject({ right: { profile: { isVerified: true }, code: null } });
    expect(await office.give(office.lastCode())).toEqual(left({ kind: 'codeWrong' }));
  });

  it('keeps the account of a provider by which they signed in', async () => {
    const office = anOffice();
    await office.keep();
    const proven = { account: 'hash', identity: null };
    await office.ports.profiles.change(realm, 'ana', (kept) => kept && { ...kept, proven });
    expect(await office.keep({ telephone: '600 000 000' })).toMatchObject({ right: { proven } });
  });

  it('stays verified while the address does, and no longer', async () => {
    const office = anOffice();
    await office.keep();
    await office.give(office.lastCode());
    await office.keep({ telephone: '600 000 000', email: 'Ana@correu.example' });
    expect(await isVerified(office)).toBe(true);
    expect(office.sent).toHaveLength(1);
    await office.keep({ email: 'otra@correu.example' });
    expect(await isVerified(office)).toBe(false);
    expect(office.sent.at(-1)?.to).toBe('otra@correu.example');
  });

  it('keeps the code that was sent when other data change', async () => {
    const office = anOffice();
    await office.keep();
    await office.keep({ lastName: 'Soler i Mas' });
    expect(isRight(await office.give(office.lastCode()))).toBe(true);
  });

  it('is erased when all of it is blank, and sends no code without an address', async () => {
    const office = anOffice();
    await office.keep({ email: '' });
    expect(office.sent).toEqual([]);
    await office.keep();
    expect(await office.keep(blank)).toEqual(right(null));
    expect(await office.ports.profiles.find(realm, 'ana')).toBeNull();
  });

  it('is kept although the mail could not be sent, and the code is asked for again', async () => {
    const office = anOffice();
    office.breakMail(true);
    expect(await office.keep()).toEqual(left({ kind: 'mailFailed' }));
    office.breakMail(false);
    expect((await office.ports.profiles.find(realm, 'ana'))?.profile.firstName).toBe('Ana');
    expect(await office.send()).toMatchObject({ right: { userId: 'ana' } });
    expect(isRight(await office.give(office.lastCode()))).toBe(true);
  });
});

describe('a code', () => {
  it('is void after half an hour, and when the next is sent', async () => {
    const office = anOffice();
    await office.keep();
    const first = office.lastCode();
    await office.send();
    expect(await office.give(first)).toEqual(left({ kind: 'codeWrong' }));
    office.later(halfAnHour);
    expect(await office.give(office.lastCode())).toEqual(left({ kind: 'codeWrong' }));
    expect(await isVerified(office)).toBe(false);
  });

  it('is void after five wrong ones; further guesses have to wait', async () => {
    const office = anOffice();
    await office.keep();
    const right = office.lastCode();
    for (const wrong of ['AAAA-AAAA', 'no es un código', 'BBBB-BBBB', '', 'CCCC-CCCC'])
      expect(await office.give(wrong)).toEqual(left({ kind: 'codeWrong' }));
    expect(await office.give(right)).toMatchObject({ left: { kind: 'tooManyAttempts', retryAfter: 600 } });
    office.later(600_000);
    expect(await office.give(right)).toEqual(left({ kind: 'codeWrong' }));
  });

  it('of an unknown person is refused like a wrong one', async () => {
    const office = anOffice();
    expect(await office.give('AAAA-AAAA', null)).toEqual(left({ kind: 'codeWrong' }));
    expect(await office.give('AAAA-AAAA', 'pep')).toEqual(left({ kind: 'codeWrong' }));
    expect(await office.send(told.email, 'pep')).toEqual(right(null));
  });

  it('is not sent to an address more than five times in ten minutes; nothing is changed then', async () => {
    const office = anOffice();
    await office.keep();
    for (const _ of [2, 3, 4, 5]) await office.send();
    const refused = await office.keep({ firstName: 'Pep' }, 'pep');
    expect(refused).toEqual(left({ kind: 'tooManyAttempts', retryAfter: 600 }));
    expect(await office.ports.profiles.find(realm, 'pep')).toBeNull();
    expect(office.sent).toHaveLength(5);
    office.later(600_000);
    expect(isRight(await office.keep({ firstName: 'Pep' }, 'pep'))).toBe(true);
  });
});
