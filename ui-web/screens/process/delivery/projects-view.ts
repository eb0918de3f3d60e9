import { formatCount, formatMoney, formatShare } from '#application/text/numbers.ts';
import { type DeliveryStatus, deliveryStatuses } from '#domain/processes/delivery.ts';
import type { Project } from '#domain/processes/project.ts';
import { overallDelivery } from '#domain/processes/overall-delivery.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { Speech } from '#ui-web/speech.ts';

/** How all the projects go, in sentences: how many are finished, what is paid, what is late, what is over. */
export function overallSentences(
  projects: readonly Project[],
  today: CalendarDay,
  { t, language }: Speech,
): readonly string[] {
  const overall = overallDelivery(projects, today);
  const { budget, spent, late, over, withoutBudget, withoutSpending } = overall;
  const count = (key: string, of: number, more: object = {}) =>
    t(key, { count: of, n: formatCount(of), ...more });
  const finished = formatCount(overall.byStatus.finished);
  const wholeBudget = withoutBudget === 0 && budget > 0;
  return [
    count('delivery:summary', overall.projects, { finished }),
    wholeBudget
      ? t('delivery:paid', {
          spent: formatMoney(spent),
          budget: formatMoney(budget),
          share: formatShare(spent, budget, language),
        })
      : t('delivery:paidOnly', { spent: formatMoney(spent) }),
    ...(withoutSpending > 0 ? [count('delivery:someUntold', withoutSpending)] : []),
    ...(late > 0 ? [count('delivery:lateSome', late)] : []),
    ...(over > 0 ? [t('delivery:overSome', { over: formatMoney(over) })] : []),
  ];
}

/** The statuses to filter by: those that occur, with their numbers, in the order of works. */
export function statusOptions(projects: readonly Project[], { t }: Speech) {
  const there = deliveryStatuses
    .map((status) => [status, projects.filter(({ delivery }) => delivery.status === status).length] as const)
    .filter(([, many]) => many > 0);
  return [
    { value: '', text: t('delivery:all', { n: formatCount(projects.length) }) },
    ...there.map(([status, many]) => ({
      value: status as string,
      text: t('delivery:withCount', { name: t(`delivery:status.${status}`), n: formatCount(many) }),
    })),
  ];
}

export const withStatus = (projects: readonly Project[], status: DeliveryStatus | ''): readonly Project[] =>
  status === '' ? projects : projects.filter(({ delivery }) => delivery.status === status);
