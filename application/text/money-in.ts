import type { Cents } from '#domain/shared/money.ts';
import { formatAmount, formatMoney } from './numbers.ts';

const symbols: Readonly<Record<string, string>> = { EUR: '€' };

/** An amount in a currency by its ISO 4217 code; without a sign where the source names none. */
export const moneyIn = (amount: Cents, currency: string): string =>
  currency === '' ? formatAmount(amount) : formatMoney(amount, symbols[currency] ?? currency);
