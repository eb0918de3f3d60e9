import * as t from 'io-ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { localizedText, nullable } from '../decode.ts';
import { listOf } from '../document.ts';
import { stretch } from '../query.ts';

/** A decided proposal. `status` is its key in the vocabulary of validations, `into` the number of the one it is merged into. */
const decidedWire = t.type({
  iid: t.string,
  title: t.string,
  status: nullable(t.string),
  isPublished: t.boolean,
  into: nullable(t.string),
  text: nullable(localizedText),
  by: nullable(t.string),
  at: nullable(t.string),
});

/** The proposals about which staff decided. */
export const listDecidedCall = {
  method: 'get',
  path: '/api/{realm}/staff/proposals',
  query: { ...stretch(20, 100) },
  caller: 'staff',
  act: 'proposal.validate',
  answer: listOf(decidedWire),
  refusals: [],
} as const satisfies Call;

export const listDecidedText: CallText<typeof listDecidedCall> = {
  call: listDecidedCall,
  id: 'listDecidedProposals',
  topic: 'requests',
  summary:
    'The proposals of residents that staff validated, took into study, refused or merged, those that changed last first, among the newest 500: who decided last, when, and what the sender was told.',
  query: {
    limit: { tells: 'At most 100; 20 by default.' },
    offset: { tells: 'How many to leave out first.' },
  },
  answer: 'The proposals. `by` and `at` are null if that was before steps were stored.',
};

interface Decided {
  readonly proposal: CouncilRequest;
  readonly by: string | null;
  readonly at: number | null;
}

export const writeDecided = ({ proposal, by, at }: Decided): t.TypeOf<typeof decidedWire> => ({
  iid: proposal.iid,
  title: proposal.title,
  status: proposal.decision?.status ?? null,
  isPublished: proposal.isPublished,
  into: proposal.merged?.iid ?? null,
  text: proposal.decision?.text ?? null,
  by,
  at: at === null ? null : new Date(at).toISOString(),
});
