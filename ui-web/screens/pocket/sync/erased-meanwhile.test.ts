import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localShelf, localTicketShelf } from '#adapters/driven/browser-storage/local-shelf.ts';
import { localPocketNotes } from '#adapters/driven/browser-storage/local-pocket-notes.ts';
import { localVisits } from '#adapters/driven/browser-storage/local-visits.ts';
import { localWallet } from '#adapters/driven/browser-storage/local-wallet.ts';
import { listAppointmentServicesCall } from '#adapters/wire/appointments/list-appointment-services.ts';
import { readReservationsCall } from '#adapters/wire/reservations/read-reservations.ts';
import { readTicketsCall } from '#adapters/wire/tickets/read-tickets.ts';
import { readWalletCall } from '#adapters/wire/vouchers/read-wallet.ts';
import { pocketAddress } from '#application/ports/browser/pocket-notes.ts';
import type { TownDeviceData } from '#application/ports/browser/town-device-data.ts';
import { left, right } from '#domain/shared/result.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { keptOf } from '../../appointments/samples/appointments-page.tsx';
import { keepAnswers, noAnswers, readKept } from '../kept-answers.ts';
import { answeringPocket, councilOfPocket, visitOfToday } from '../samples/pocket-page.tsx';
import { bringUpToDate } from './sync.ts';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

/** What a device keeps of Anna, until another tab gives it to Pau. */
function deviceOfAnna(keptAnswers: FormCouncil['keptAnswers']) {
  let holders: readonly string[] = ['u-anna'];
  const deviceData: TownDeviceData = {
    note: () => undefined,
    erase: async () => undefined,
    holders: () => holders,
    hold: (_realm, users) => {
      holders = users;
    },
    eraseOfPerson: async () => {
      localStorage.clear();
      await keptAnswers.clear();
    },
  };
  return {
    deviceData,
    givenToPau: async (realm: FormCouncil['realm']) => {
      await deviceData.eraseOfPerson(realm);
      deviceData.hold(realm, ['u-pau']);
    },
  };
}

/** The pocket of Anna whose council answers once `answers` is called, however much is asked of it before. */
function pocketOfAnna() {
  const { promise: due, resolve: answers } = Promise.withResolvers<void>();
  const asked = new Set<unknown>();
  const key = 'of-anna';
  const calls = [
    ...answeringPocket(),
    stubCall(readReservationsCall, async () =>
      right({ items: [{ id: key, venue: { id: 'nord' } }] } as never),
    ),
    stubCall(readTicketsCall, async () => right({ items: [{ id: key, event: { id: 'sequera' } }] } as never)),
    stubCall(readWalletCall, async () => right({ items: [{ id: key, campaign: { id: 'bo' } }] } as never)),
  ].map((one) => ({
    ...one,
    answer: async (...given: Parameters<typeof one.answer>) => {
      asked.add(one.call);
      await due;
      return one.answer(...given);
    },
  }));
  const plain = councilOfPocket({ calls });
  const { realm } = plain;
  const device = deviceOfAnna(plain.keptAnswers);
  const council: FormCouncil = {
    ...plain,
    people: { ...plain.people, who: async () => left({ kind: 'unreachable' }) as never },
    deviceData: device.deviceData,
    visits: localVisits(),
    shelf: localShelf(),
    ticketShelf: localTicketShelf(),
    wallet: localWallet(),
    pocketNotes: localPocketNotes(),
  };
  council.visits.keep(realm, keptOf(visitOfToday));
  council.shelf.keep(realm, { venue: 'nord', key, answer: null });
  council.ticketShelf.keep(realm, { venue: 'sequera', key, answer: null });
  council.wallet.keep(realm, { campaign: 'bo', key, answer: null });
  return { council, answers, asked, givenToPau: () => device.givenToPau(realm) };
}

it('keeps what the council answers', async () => {
  const { council, answers } = pocketOfAnna();
  answers();
  await bringUpToDate(council);
  const kept = JSON.stringify({ ...localStorage });
  for (const word of ['C-126', 'Carril bici']) expect(kept).toContain(word);
  for (const shelf of [council.shelf, council.ticketShelf, council.wallet])
    expect(shelf.list(council.realm)).toMatchObject([{ answer: { id: 'of-anna' } }]);
  expect(JSON.stringify(await council.keptAnswers.load(pocketAddress(council.realm)))).toContain(
    'Banco roto',
  );
});

it('keeps nothing of one person that is answered after another tab gave the device to the next one', async () => {
  const { council, answers, asked, givenToPau } = pocketOfAnna();
  const asking = bringUpToDate(council);
  const all = [listAppointmentServicesCall, readReservationsCall, readTicketsCall, readWalletCall];
  await vi.waitFor(() => expect(all.filter((call) => !asked.has(call))).toEqual([]));
  await givenToPau();
  answers();
  expect(await asking).toBe(false);
  expect({ ...localStorage }).toEqual({});
  expect(await council.keptAnswers.load(pocketAddress(council.realm))).toBeNull();
});

it('does not read what a tab of the person before has kept at the last moment', async () => {
  const { council } = pocketOfAnna();
  await keepAnswers(council, { ...noAnswers, rota: 'of Anna' }, 1);
  expect(await readKept(council)).toEqual({ ...noAnswers, rota: 'of Anna', at: 1 });
  council.deviceData.hold(council.realm, ['u-pau']);
  expect(await readKept(council)).toBeNull();
});
