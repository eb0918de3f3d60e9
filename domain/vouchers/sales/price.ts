import { type Cents, cents } from '../../shared/money.ts';
import { type Either, left, right } from '../../shared/result.ts';

/**
 * Why a text is not a price. `missing`: nothing was typed. `comma`: it has a comma where a point is expected, and `offered`
 * is the same price with a point. `notAPrice`: anything else, which nobody guesses.
 */
export type PriceFault =
  | { readonly kind: 'missing' }
  | { readonly kind: 'comma'; readonly offered: string }
  | { readonly kind: 'notAPrice' };

const pattern = /^\d{1,6}(?:\.\d{1,2})?$/u;
const withComma = /^(\d{1,6}),(\d{1,2})$/u;

/**
 * Reads a price in euros as shops enter it, with a point (specification 1, section 6). `1.234` may be one euro or a
 * thousand, so it is refused. A price of nothing is none.
 *
 * @example readPrice('12.5') // right(1250)
 * @example readPrice('12,50') // left({ kind: 'comma', offered: '12.50' })
 */
export function readPrice(typed: string): Either<PriceFault, Cents> {
  if (typed.trim() === '') return left({ kind: 'missing' });
  const comma = withComma.exec(typed);
  if (comma !== null) return left({ kind: 'comma', offered: `${comma[1]}.${comma[2]}` });
  if (!pattern.test(typed)) return left({ kind: 'notAPrice' });
  const [whole = '', decimals = ''] = typed.split('.');
  const amount = Number(whole + decimals.padEnd(2, '0'));
  return amount === 0 ? left({ kind: 'missing' }) : right(cents(amount));
}
