import * as t from 'io-ts';
import { localizedText, orNull } from '../decode.ts';

/** Who somebody says they are: the number, and the answers to what the census asks. */
export const censusClaimWire = t.type({ id: t.string, secrets: t.array(t.string) });

/** What a census asks of people (specification 1, section 3). */
export const censusRecordWire = t.intersection([
  t.type({ _id: t.string, questions: t.array(localizedText) }),
  t.partial({ info: orNull(localizedText) }),
]);

export const censusAnswerWire = t.type({ status: t.literal('ok'), _id: t.string });
