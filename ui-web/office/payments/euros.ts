import { formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';

/** An amount of the calls, in euros, as it is read: "12,50 €". */
export const inEuros = (amount: number): string => formatMoney(cents(Math.round(amount * 100)));
