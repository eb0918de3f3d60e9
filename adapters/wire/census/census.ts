import * as t from 'io-ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { localizedText, orNull } from '../decode.ts';

/** The identity that a person claims: the number, and the answers to what the census asks. */
export const censusClaimWire = t.type({ id: t.string, secrets: t.array(t.string) });

/** What a census asks of people (specification 1, section 3). */
export const censusRecordWire = t.intersection([
  t.type({ _id: t.string, questions: t.array(localizedText) }),
  t.partial({ info: orNull(localizedText) }),
]);

/** What a census asks of a person, beside the number. */
export interface CensusQuestions {
  readonly id: string;
  readonly questions: readonly LocalizedText[];
  /** Null if the census has no explanation. */
  readonly info: LocalizedText | null;
}

export const readCensusQuestions = ({
  _id,
  questions,
  info,
}: t.TypeOf<typeof censusRecordWire>): CensusQuestions => ({ id: _id, questions, info: info ?? null });

export const censusAnswerWire = t.type({ status: t.literal('ok'), _id: t.string });
