import type { WorkAnswer } from '#adapters/wire/office-works/work.ts';
import { formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import type { Speech } from '#ui-web/speech.ts';

/** The address of a work in the office. */
export const workHref = (id: string): string => `/gestion/obras/${encodeURIComponent(id)}`;

/** How silent a work is: too long, soon too long, or not. */
export type SilenceTone = 'late' | 'soon' | 'calm' | 'done';

/** From which part of the time on a silence is soon too long. */
const soonPart = 0.75;

export function silenceTone({ status, silent }: WorkAnswer, silentAfter: number): SilenceTone {
  if (status === 'finished') return 'done';
  if (silent === null || silent < silentAfter * soonPart) return 'calm';
  return silent < silentAfter ? 'soon' : 'late';
}

/** How long there has been no news: "94 días sin noticias". */
export function silenceSaid({ status, silent }: WorkAnswer, { t }: Speech): string {
  if (status === 'finished') return t('office-works:status.finished');
  if (silent === null) return t('office-works:neverTold');
  return silent === 0 ? t('office-works:toldToday') : t('office-works:silent', { count: silent });
}

/** An amount of a work in cents; a dash if it is not known. */
export const moneySaid = (amount: number | null): string =>
  amount === null ? '—' : formatMoney(cents(amount));

/** How many milestones were reached. */
export const reachedCount = ({ milestones }: Pick<WorkAnswer, 'milestones'>): number =>
  milestones.filter(({ reached }) => reached !== null).length;
