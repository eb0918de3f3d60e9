import { dayAt } from '#domain/shared/calendar-day.ts';
import { formatDay } from '#application/text/dates.ts';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { Timeline, type TimelineStep } from '#ui-web/components/timeline/timeline.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { OpenActivity } from '../state.ts';
import { lastDayText, periodText } from '../words.ts';

/** The phases of an activity whose places are drawn, each with what it has on the page. */
const steps = {
  firstCome: ['open', 'over'],
  drawn: ['open', 'checking', 'appeals', 'places', 'over'],
} as const;
type Step = (typeof steps)['drawn'][number];

const order = ['soon', 'open', 'checking', 'appeals', 'resolving', 'places', 'over'];

/** Where the activity is among its steps: an activity that resolves appeals is still before its places. */
const stateOf = (step: Step, phase: string): TimelineStep['state'] => {
  const at = phase === 'resolving' ? 'appeals' : phase;
  if (at === step) return 'current';
  return order.indexOf(step) < order.indexOf(at) ? 'done' : 'coming';
};

/** The dates of an activity in order, with the present step marked. */
export function ActivityDates({ open: { activity, hasDraw } }: { readonly open: OpenActivity }) {
  const speech = useSpeech();
  const { t, language } = speech;
  const { timeZone } = usePlace().site;
  const { opens, closes, starts, ends, appealsUntil, lists, mode, phase, id } = activity;
  const published = (at: string | null) =>
    at === null ? t('registrations:dates.unknown') : formatDay(dayAt(Date.parse(at), timeZone), language);
  const dates: Readonly<Record<Step, string>> = {
    open: periodText(opens, closes, timeZone, speech),
    checking: published(lists.provisional),
    appeals: t('registrations:dates.until', { when: lastDayText(appealsUntil, timeZone, speech) }),
    places: published(lists.final),
    over: periodText(starts, ends, timeZone, speech),
  };
  const items = steps[mode === 'firstCome' ? 'firstCome' : 'drawn'].map((step): TimelineStep => {
    const state = stateOf(step, phase);
    const draw = step === 'places' && hasDraw && (
      <Link href={`/sorteos/${encodeURIComponent(id)}`}>{t('registrations:dates.draw')}</Link>
    );
    return {
      title: t(`registrations:step.${step}`),
      dates: dates[step],
      state,
      ...(draw !== false && { note: draw }),
      ...(state === 'done' && { stateText: t('registrations:step.done') }),
    };
  });
  return (
    <LedgerRow id="fechas" title={t('registrations:dates.title')}>
      <Timeline steps={items} />
    </LedgerRow>
  );
}
