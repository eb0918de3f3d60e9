import * as t from 'io-ts';
import type { Opinion } from '#domain/forms/request.ts';
import { opinionFigures } from '#domain/forms/sender/opinion.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { optionalText } from '../query.ts';

const opinionWire = t.type({ isSolved: t.boolean, score: t.number, text: t.string, at: t.string });

const opinionsWire = t.type({
  count: t.number,
  solved: t.number,
  /** How many gave 1, 2, 3, 4 and 5. */
  scores: t.array(t.number),
  /** The latest ones that have words, at most 50, with the number of their request. */
  latest: t.array(t.intersection([opinionWire, t.type({ iid: t.string })])),
});

/** An opinion with the number of its request. */
export interface NumberedOpinion extends Opinion {
  readonly iid: string;
}

export const writeOpinion = ({ isSolved, score, text, at }: Opinion): t.TypeOf<typeof opinionWire> => ({
  isSolved,
  score,
  text,
  at: new Date(at).toISOString(),
});

const mostLatest = 50;

export const writeOpinions = (opinions: readonly NumberedOpinion[]): t.TypeOf<typeof opinionsWire> => {
  const said = opinions.filter(({ text }) => text !== '').toSorted((a, b) => b.at - a.at);
  const { count, solved, scores } = opinionFigures(opinions);
  const latest = said.slice(0, mostLatest).map((one) => ({ ...writeOpinion(one), iid: one.iid }));
  return { count, solved, scores: [...scores], latest };
};

/** What senders say of how their requests went. */
export const listOpinionsCall = {
  method: 'get',
  path: '/api/{realm}/staff/requests/opinions',
  query: { mailbox: optionalText },
  isClosed: true,
  caller: 'staff',
  act: 'request.read',
  answer: opinionsWire,
  refusals: [],
} as const satisfies Call;

export const listOpinionsText: CallText<typeof listOpinionsCall> = {
  call: listOpinionsCall,
  id: 'listOpinions',
  topic: 'requests',
  summary:
    'What senders said of how their requests went: how many, how many of them say that it was solved, how many gave each score, and the latest 50 that have words. Only of mailboxes that the caller may read.',
  query: { mailbox: { tells: 'Only of one mailbox.', example: 'incidencias' } },
  answer: 'The figures, and the latest words.',
};
