import * as t from 'io-ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { Question } from '#domain/voting/survey.ts';
import { orNull } from '../decode.ts';
import { kindNamed, questionCodecs, questionFields } from './kinds/question-codecs.ts';

/** The part of a survey's document with the question, and the rules of its answers. */
export const questionWire = t.intersection([
  t.type({ displayType: t.string }),
  t.partial({ ...questionFields, blankVote: orNull(t.boolean) }),
]);
type QuestionWire = t.TypeOf<typeof questionWire>;

/** The question of a survey's document. An unknown display type is kept by name. */
export function readQuestion(wire: QuestionWire, zone: TimeZone): Question {
  const kind = kindNamed(wire.displayType);
  const asked: Question =
    kind === null
      ? { kind: 'unknown', displayType: wire.displayType }
      : questionCodecs[kind].read(wire, zone);
  return wire.blankVote ? { ...asked, blankVote: true } : asked;
}
