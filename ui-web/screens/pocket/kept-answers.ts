import * as t from 'io-ts';
import { localizedText, nullable, wordOf } from '#adapters/wire/decode.ts';
import { pocketAddress } from '#application/ports/browser/pocket-notes.ts';
import { alertKinds } from '#domain/pocket/alerts/pocket-alert.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { PocketAnswers, PocketPorts } from './state.ts';

export const alertsWire = t.array(
  t.intersection([
    t.type({
      id: t.string,
      kind: wordOf(alertKinds),
      title: localizedText,
      when: nullable(t.number),
      path: t.string,
      at: t.number,
    }),
    t.partial({ toldAs: t.string }),
  ]),
);

const answersWire = t.intersection([
  t.type({
    requests: t.array(
      t.intersection([
        t.type({ id: t.string, title: localizedText, status: t.string, hasNews: t.boolean }),
        t.partial({ iid: t.string }),
      ]),
    ),
    votes: t.array(
      t.type({
        id: t.string,
        title: localizedText,
        until: nullable(t.number),
        path: t.string,
        hasTakenPart: t.boolean,
      }),
    ),
    alerts: alertsWire,
    rota: t.unknown,
  }),
  // Whose they are; a version of before did not say so.
  t.partial({ of: t.array(t.string) }),
]);

/** Nothing that the council answered. */
export const noAnswers: PocketAnswers = { requests: [], votes: [], alerts: [], rota: null };

type Kept = Pick<PocketPorts, 'realm' | 'keptAnswers' | 'deviceData'>;

/**
 * What was kept of the answers, and when they came; null if nothing was, this version of the page cannot read it, or it is
 * of somebody whose things the device does not keep any more: a tab that was closed at that moment may have written it.
 */
export async function readKept({
  realm,
  keptAnswers,
  deviceData,
}: Kept): Promise<(PocketAnswers & { readonly at: Instant }) | null> {
  const seen = await keptAnswers.load(pocketAddress(realm));
  const read = answersWire.decode(seen?.body);
  if (seen === null || isLeft(read)) return null;
  const { of: holders = [], ...answers } = read.right;
  const present = deviceData.holders(realm);
  return holders.every((one) => present.includes(one)) ? { ...answers, at: seen.at } : null;
}

/** Keeps the answers, as of that moment, as things of those who hold the device. */
export const keepAnswers = (
  { realm, keptAnswers, deviceData }: Kept,
  answers: PocketAnswers,
  at: Instant,
): Promise<void> =>
  keptAnswers.keep(pocketAddress(realm), { body: { ...answers, of: deviceData.holders(realm) }, at });
