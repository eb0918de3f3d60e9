import * as t from 'io-ts';
import { faultWire } from './requests/request.ts';

/**
 * The body of every refusal (specification 2, section 8). `where` is the path of what could not be read, `retryAfter`
 * the seconds to wait.
 */
export const refusalBodyWire = t.intersection([
  t.type({ err: t.string, errCode: t.number, message: t.string }),
  t.partial({
    where: t.string,
    retryAfter: t.number,
    /** What is wrong with a form, field by field. */
    faults: t.array(faultWire),
    /** How many requests one person may send. */
    most: t.number,
  }),
]);
