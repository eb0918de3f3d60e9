import { formatAmount } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';

/** A sum with its sign: "12,50 €". */
export const priceText = (sum: number): string => `${formatAmount(cents(sum))} €`;
