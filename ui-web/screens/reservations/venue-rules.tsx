import type { ReactNode } from 'react';
import { formatCount } from '#application/text/numbers.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { Facts } from '#ui-web/components/facts/facts.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { type Speech, useSpeech } from '#ui-web/speech.ts';
import { ReturnTerms } from './booking/price-bill.tsx';
import { beforeText, lengthText, moneyText } from './words.ts';
import styles from './reservations.module.css';

const isThere = <T,>(one: T | null): one is T => one !== null;
const sentence = (text: string | null): readonly string[] => (text === null ? [] : [text]);

function whenText({ rules }: VenueAnswer, speech: Speech): string {
  const { t } = speech;
  const { windowDays, leadMinutes } = rules;
  return [
    t('reservations:rules.window', { count: windowDays, n: formatCount(windowDays) }),
    ...sentence(
      leadMinutes === 0 ? null : t('reservations:rules.lead', { before: beforeText(leadMinutes, speech) }),
    ),
  ].join(' ');
}

function howMuchText({ rules }: VenueAnswer, speech: Speech): string {
  const { t } = speech;
  const { shortest, longest, perWeek } = rules;
  return [
    shortest === longest
      ? t('reservations:rules.exactly', { length: lengthText(shortest, speech) })
      : t('reservations:rules.length', {
          shortest: lengthText(shortest, speech),
          longest: lengthText(longest, speech),
        }),
    ...sentence(
      perWeek === null ? null : t('reservations:rules.perWeek', { count: perWeek, n: formatCount(perWeek) }),
    ),
  ].join(' ');
}

function missedText({ strikes, entry }: VenueAnswer, speech: Speech): string | null {
  const { t } = speech;
  if (entry === null) return null;
  const late = t('reservations:rules.late', { late: beforeText(entry.late, speech) });
  if (strikes === null) return late;
  const { most, withinDays, blockedDays } = strikes;
  const blocked = t('reservations:rules.strikes', {
    count: most,
    n: formatCount(most),
    within: formatCount(withinDays),
    blocked: formatCount(blockedDays),
  });
  return `${late} ${blocked}`;
}

/** What a person must know of a venue, each with its name. */
function factsOf(venue: VenueAnswer, speech: Speech) {
  const { t, said } = speech;
  const [address, arrival] = [said(venue.address), said(venue.arrival)];
  const missed = missedText(venue, speech);
  const fact = (term: string, value: ReactNode) => ({ term: t(`reservations:rules.${term}`), value });
  return [
    address.text === '' ? null : fact('where', address.text),
    arrival.text === '' ? null : fact('arrival', <span lang={langOf(arrival)}>{arrival.text}</span>),
    fact('when', whenText(venue, speech)),
    fact('howMuch', howMuchText(venue, speech)),
    venue.deposit === 0
      ? null
      : fact('deposit', t('reservations:rules.depositText', { amount: moneyText(venue.deposit) })),
    venue.terms.length === 0 ? null : fact('back', <ReturnTerms terms={venue.terms} />),
    missed === null ? null : fact('missed', missed),
    venue.needsApproval ? fact('approval', t('reservations:rules.approvalText')) : null,
  ].filter(isThere);
}

/** Where a venue is and how one comes, and its rules in words. */
export function VenueRules({ venue }: { readonly venue: VenueAnswer }) {
  const speech = useSpeech();
  return (
    <details className={styles.rules}>
      <summary>{speech.t('reservations:rules.title')}</summary>
      <Facts look="long" items={factsOf(venue, speech)} />
    </details>
  );
}
