import { mostFeeParts } from '#domain/registrations/money/fee-parts.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import { isRight } from '#domain/shared/result.ts';
import { euros } from '../decode.ts';
import { type CheckedFault, type DocumentRule, memberAt } from '../documents/document-rules.ts';
import { asList, recordIn } from '../lenient.ts';

const dayIn = (written: unknown) => (typeof written === 'string' ? parseDay(written) : null);
const isNothing = (written: unknown): boolean => written === undefined || written === null || written === '';

/** The cents of an amount; null if it is none. */
function centsIn(written: unknown): number | null {
  const read = euros.decode(written);
  return isRight(read) ? read.right : null;
}

/** The days of the parts: each after the one before, and none after the last day. Only the first one may be without. */
function dayFaults(
  parts: readonly unknown[],
  lastDay: unknown,
  place: readonly string[],
): readonly CheckedFault[] {
  const last = dayIn(lastDay);
  const days = parts.map((part) => recordIn(part)['day']);
  return days.flatMap((found, at): readonly CheckedFault[] => {
    const path = [...place, String(at), 'day'];
    const day = dayIn(found);
    if (day === null) {
      if (!isNothing(found)) return [{ path, kind: 'moment', found }];
      return at === 0 ? [] : [{ path, kind: 'partOrder', found: '' }];
    }
    const before = dayIn(days[at - 1]);
    if (before !== null && day <= before) return [{ path, kind: 'partOrder', found }];
    return last !== null && day > last ? [{ path, kind: 'partAfterEnd', found }] : [];
  });
}

/** The amounts of the parts: none says one, or all do and their sum is the price. */
function sumFaults(
  parts: readonly unknown[],
  price: unknown,
  place: readonly string[],
): readonly CheckedFault[] {
  const written = parts.map((part) => recordIn(part)['amount']);
  const whole = centsIn(price);
  if (whole === null || parts.length === 0) return [];
  if (written.every(isNothing))
    return whole < parts.length ? [{ path: place, kind: 'partSum', found: '0' }] : [];
  const amounts = written.map((amount) => (isNothing(amount) ? 0 : centsIn(amount)));
  // What is no amount at all is said by the codec.
  if (amounts.includes(null)) return [];
  const sum = amounts.reduce<number>((all, one) => all + Number(one), 0);
  const isWhole = sum === whole && amounts.every((one) => Number(one) > 0);
  return isWhole ? [] : [{ path: place, kind: 'partSum', found: String(sum / 100) }];
}

/** What is wrong in the parts of the fees of an activity, in words of its own. */
export const feePlanRule: DocumentRule = (raw) =>
  asList(memberAt(raw, ['fees'])).flatMap((fee, at) => {
    const { parts: written, price } = recordIn(fee);
    const [parts, place] = [asList(written), ['fees', String(at), 'parts']];
    const tooMany: readonly CheckedFault[] =
      parts.length > mostFeeParts ? [{ path: place, kind: 'partCount', found: String(parts.length) }] : [];
    return [
      ...tooMany,
      ...dayFaults(parts, memberAt(raw, ['lastDay']), place),
      ...sumFaults(parts, price, place),
    ];
  });
