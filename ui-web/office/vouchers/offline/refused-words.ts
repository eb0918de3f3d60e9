import { formatClock } from '#application/text/dates.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../../shell/office-context.ts';

/** What is listed of a sale that was refused. */
export const refusedColumns = ['sale', 'shop', 'made', 'came', 'why', 'price', 'amount'] as const;
/** One of them. */
export type RefusedColumn = (typeof refusedColumns)[number];

const knownReasons: readonly string[] = [
  'noAllowance',
  'outsideHours',
  'clockWrong',
  'allowanceSpent',
  'forged',
  'expired',
  'notACode',
  'otherCampaign',
  'unknownVoucher',
  'shopCap',
  'keyReused',
];

/** How columns and reasons are called. */
export interface RefusedWords {
  /** A moment with its whole day, by the clock of the town: it is read long after. */
  readonly moment: (at: string) => string;
  readonly column: (name: RefusedColumn) => string;
  readonly why: (kind: string) => string;
}

/** The words of sales that were refused, for the page and for the file. */
export function useRefusedSaleWords(): RefusedWords {
  const { t, language } = useSpeech();
  const { timeZone } = useOffice().town;
  return {
    moment: (at) => {
      const instant = Date.parse(at);
      return `${dayAt(instant, timeZone)} ${formatClock(instant, timeZone, language)}`;
    },
    column: (name) => t(`office-vouchers:offline.refused.${name}`),
    why: (kind) =>
      t(`office-vouchers:offline.refused.reason.${knownReasons.includes(kind) ? kind : 'other'}`),
  };
}
