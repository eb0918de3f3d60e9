import { beforeEach, describe, expect, it } from 'vitest';
import { left, right } from '#domain/shared/result.ts';
import { encodeVoucherCode, signedBytes } from '#domain/vouchers/code/voucher-code.ts';
import { shownLetters } from '#domain/vouchers/code/voucher-letters.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { aDesk, deskClock, deskTown, idOf, soldAtDesk } from '#fixtures/builders/vouchers/a-desk.ts';
import { addToWallet } from './add-to-wallet.ts';

const person = { identity: '12345678z', birthDay: null };

async function aWallet(campaign = soldAtDesk) {
  const desk = await aDesk(campaign);
  const add = (text: string, more: object = {}) =>
    addToWallet(desk.ports)(deskTown, { campaign: 'otono', text, person, ...more });
  return { ...desk, add };
}

beforeEach(() => {
  deskClock.now = noon;
});

describe('a voucher on paper', () => {
  it('comes into the wallet of its holder by its letters or its code, also the new one of a lost one', async () => {
    const { give, replace, add } = await aWallet();
    const old = idOf(await give('one'));
    expect(await add(shownLetters(old).toLowerCase())).toMatchObject(right({ id: 'one' }));
    const made = idOf(await replace('new'));
    expect(await add(` ${shownLetters(made)} `)).toMatchObject(
      right({ id: 'new', replaces: old, vouchers: [{ id: made }] }),
    );
    const facts = { key: 1, id: made, type: 0, uses: 2, lastDay: '2026-12-30' as CalendarDay };
    const code = encodeVoucherCode(signedBytes(facts), new Uint8Array(64));
    expect(await add(code)).toMatchObject(right({ id: 'new' }));
  });

  it('is of nobody else, and whether there is such a voucher is not said', async () => {
    const { give, add } = await aWallet();
    const id = idOf(await give('one'));
    const other = { person: { identity: '00000000T', birthDay: null } };
    expect(await add(id, other)).toEqual(left({ kind: 'notYours' }));
    expect(await add('7K2QRA5D3HT8', other)).toEqual(left({ kind: 'notYours' }));
    expect(await add('hola')).toEqual(left({ kind: 'lettersUnreadable' }));
    expect(await add(id, { campaign: 'otra' })).toEqual(left({ kind: 'unknownCampaign' }));
    expect(await add(id, { person: { identity: 'x', birthDay: null } })).toEqual(
      left({ kind: 'identityUnreadable' }),
    );
  });

  it('asks for the day of birth where the census is asked, and for no age', async () => {
    const { add } = await aWallet({ ...soldAtDesk, register: 'census', minimumAge: 16 });
    expect(await add('7K2QRA5D3HT8')).toEqual(left({ kind: 'birthDayMissing' }));
    const dated = { person: { identity: '12345678Z', birthDay: '2015-03-02' } };
    expect(await add('7K2QRA5D3HT8', dated)).toEqual(left({ kind: 'notListed' }));
  });
});
