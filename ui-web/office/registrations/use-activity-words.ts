import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import type { StaffApplicationAnswer } from '#adapters/wire/registrations/office/staff-application.ts';
import { formatDay } from '#application/text/dates.ts';
import { formatMoney } from '#application/text/numbers.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { cents } from '#domain/shared/money.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../shell/office-context.ts';
import { deskState, type ApplicationSign } from './desk-words.ts';

type Named = readonly { readonly id: string; readonly title: LocalizedText }[];

/** How the applications of an activity are said: names, states, groups, sums. */
export function useActivityWords(activity: ActivityAnswer) {
  const { t, said, language } = useSpeech();
  const { council } = useOffice();
  const titled = (all: Named) => (id: string) => {
    const found = all.find((one) => one.id === id);
    return found === undefined ? id : said(found.title).text;
  };
  const group = titled(activity.groups);
  const segment = titled(activity.segments);
  return {
    group,
    segment,
    exemption: titled(activity.exemptions),
    rule: titled(activity.points),
    proof: titled(activity.proofs),
    plan: titled(activity.plans),
    place: (place: { readonly group: string; readonly segment: string }) =>
      `${group(place.group)} · ${segment(place.segment)}`,
    /** When a part of a fee is paid: on its day, or by who accepts the place. */
    partWhen: (day: string | null) => {
      const read = day === null ? null : parseDay(day);
      return read === null ? t('office-registrations:plan.accepting') : formatDay(read, language);
    },
    money: (amount: number) => formatMoney(cents(amount)),
    /** Who takes part; who it was is erased a year after the last day. */
    who: ({ party }: StaffApplicationAnswer) => party?.participant.name ?? t('office-registrations:erased'),
    state: (one: StaffApplicationAnswer): ApplicationSign => deskState(activity, one, council.clock.now()),
  };
}
