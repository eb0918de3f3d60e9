import { formatDay } from '#application/text/dates.ts';
import { formatCount, formatMoney, formatShare } from '#application/text/numbers.ts';
import type { Delivery, DeliveryStatus, Milestone } from '#domain/processes/delivery.ts';
import type { Project } from '#domain/processes/project.ts';
import { type DeliveryMoney, deliveryMoney } from '#domain/processes/delivery-money.ts';
import { milestoneState, nextMilestone } from '#domain/processes/milestones.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { MoneyPart } from '#ui-web/components/money-bar/money-bar.tsx';
import type { RibbonState } from '#ui-web/components/ribbon/ribbon.tsx';
import type { TimelineStep } from '#ui-web/components/timeline/timeline.tsx';
import type { Speech } from '#ui-web/speech.ts';

const tones: Readonly<Record<DeliveryStatus, RibbonState>> = {
  study: 'study',
  design: 'upcoming',
  tender: 'pending',
  works: 'active',
  finished: 'finished',
  stopped: 'refused',
};

/** A status in a word and the look of its ribbon. */
export const deliveryStatusView = (status: DeliveryStatus, { t }: Speech) => ({
  state: tones[status],
  text: t(`delivery:status.${status}`),
});

const amountWords = (amount: Cents | null, { t }: Speech): string =>
  amount === null ? t('delivery:money.untold') : formatMoney(amount);

/** "9.675,00 € (45,0 %)": an amount and its share of the budget, if there is one. */
function withShare(amount: Cents | null, budget: Cents | null, speech: Speech): string {
  if (amount === null || budget === null || budget === 0) return amountWords(amount, speech);
  const share = formatShare(amount, budget, speech.language);
  return speech.t('delivery:money.withShare', { amount: formatMoney(amount), share });
}

/** The lengths of the parts of the bar. Without a budget, or while the spending is unknown, there is no bar. */
function sharesOf({ budget, spent, committed, free, over }: DeliveryMoney) {
  if (budget === null || committed === null) return { spent: 0, bound: 0, free: 0, over: 0 };
  const paid = Math.min(spent ?? 0, budget);
  return { spent: paid, bound: Math.min(committed, budget) - paid, free: free ?? 0, over };
}

/** The money of a project: its budget, and the parts of the bar with the same in words. */
export function moneyView({ delivery, amount }: Project, speech: Speech) {
  const { t } = speech;
  const money = deliveryMoney(delivery, amount);
  const { budget, spent, committed, free, over } = money;
  const shares = sharesOf(money);
  const parts: readonly MoneyPart[] = [
    {
      kind: 'spent',
      share: shares.spent,
      term: t('delivery:money.spent'),
      value: withShare(spent, budget, speech),
    },
    ...(committed !== null && committed > (spent ?? 0)
      ? [
          {
            kind: 'bound' as const,
            share: shares.bound,
            term: t('delivery:money.bound'),
            value: formatMoney((committed - (spent ?? 0)) as Cents),
          },
        ]
      : []),
    ...(free !== null && over === 0
      ? [
          {
            kind: 'free' as const,
            share: shares.free,
            term: t('delivery:money.free'),
            value: formatMoney(free),
          },
        ]
      : []),
    ...(over > 0
      ? [{ kind: 'over' as const, share: over, term: t('delivery:money.over'), value: formatMoney(over) }]
      : []),
  ];
  return { budget: amountWords(budget, speech), spent: withShare(spent, budget, speech), parts };
}

const counted = (key: string, days: number, { t }: Speech) => t(key, { count: days, n: formatCount(days) });

function stepOf(milestone: Milestone, { status }: Delivery, today: CalendarDay, speech: Speech) {
  const { t, language } = speech;
  const standing = milestoneState(milestone, status, today);
  const planned = (day: CalendarDay) => t('delivery:milestones.planned', { day: formatDay(day, language) });
  switch (standing.kind) {
    case 'reached':
      return {
        dates: formatDay(standing.day, language),
        note: standing.days > 0 ? counted('delivery:milestones.afterPlan', standing.days, speech) : undefined,
      };
    case 'late':
      return {
        dates: planned(standing.day),
        note: counted('delivery:milestones.late', standing.days, speech),
      };
    case 'planned':
      return { dates: planned(standing.day), note: undefined };
    case 'undated':
    case 'halted':
    case 'untold':
      return { dates: t(`delivery:milestones.${standing.kind}`), note: undefined };
    default:
      return standing satisfies never;
  }
}

/** The milestones in the council's order: what was reached and when, what comes next, what is late. */
export function milestoneSteps(
  delivery: Delivery,
  today: CalendarDay,
  speech: Speech,
): readonly TimelineStep[] {
  const next = nextMilestone(delivery, today);
  return delivery.milestones.map((milestone) => {
    const { dates, note } = stepOf(milestone, delivery, today, speech);
    const reached = milestoneState(milestone, delivery.status, today).kind === 'reached';
    return {
      id: `hito-${milestone.id}`,
      title: speech.said(milestone.title),
      dates,
      ...(note !== undefined && { note }),
      state: reached ? 'done' : milestone === next ? 'current' : 'coming',
      ...(reached && { stateText: `(${speech.t('delivery:milestones.reached')})` }),
    };
  });
}

/** What comes next, in a line: "Toldos desplegados: previsto el 6 de noviembre de 2026, con retraso". */
export function nextWords(delivery: Delivery, today: CalendarDay, speech: Speech): string {
  const { t, said, language } = speech;
  const next = nextMilestone(delivery, today);
  if (next === null) return t('delivery:noNext');
  const title = said(next.title).text;
  const standing = milestoneState(next, delivery.status, today);
  if (standing.kind === 'late')
    return t('delivery:nextLate', { title, day: formatDay(standing.day, language) });
  const day = 'day' in standing ? formatDay(standing.day, language) : t('delivery:milestones.undated');
  return t('delivery:nextOn', { title, day });
}
