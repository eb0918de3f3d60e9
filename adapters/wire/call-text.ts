import type * as t from 'io-ts';
import type { CallAnswer, ReadQuery, Call, CameAnswer } from './call.ts';
import type { CallAnswerKind, CallDescription, QueryParameter, callTopics } from './call-description.ts';
import type { RefusalTag } from './refusals.ts';

interface ParameterText {
  readonly tells: string;
  readonly example?: string;
}

/** A call whose `read` accepts the type of its answer; no other can have a text. */
type Consistent<C extends Call> = C extends { readonly read: (answer: infer Came) => CallAnswer<C> }
  ? CameAnswer<C> extends Came
    ? C
    : never
  : C;

/** The text of a call for readers: the document of the API and docs/api.md are made of it. */
export type CallText<C extends Call> = {
  readonly call: Consistent<C>;
  /** Its name in the document. */
  readonly id: string;
  readonly topic: keyof typeof callTopics;
  readonly summary: string;
  /** What the answer is. */
  readonly answer: string;
} & (C extends { readonly query: object }
  ? { readonly query: Readonly<Record<keyof ReadQuery<C>, ParameterText>> }
  : unknown) &
  (C extends { readonly body: infer B extends t.Mixed } ? { readonly example: t.OutputOf<B> } : unknown);

interface AnyText extends Omit<CallText<Call>, 'call'> {
  readonly call: Call;
  readonly query?: Readonly<Record<string, ParameterText>>;
  readonly example?: unknown;
}

/** Refusals that follow from the call's properties: it has a town, a caller, a query that can be wrong. */
function standing({ caller, isTownless, query = {} }: Call): readonly RefusalTag[] {
  const isStrict = Object.values(query).some((parameter) => parameter.isStrict);
  return [
    ...(isTownless ? [] : (['unknownRealm'] as const)),
    ...(caller === 'session' ? (['noSession'] as const) : []),
    ...(caller === 'staff' ? (['notStaff', 'notAllowed'] as const) : []),
    ...(isStrict ? (['wrongQuery'] as const) : []),
  ];
}

/** A call and its text in the form of the API document, under each of its paths. */
export function describeCall(text: AnyText): readonly CallDescription[] {
  const described = description(text);
  const others = Object.entries(text.call.alsoAt ?? {});
  return [described, ...others.map(([id, path]) => ({ ...described, id, path }))];
}

function description({ call, id, topic, summary, answer, query = {}, example }: AnyText): CallDescription {
  const { method, path, body, form, refusals, caller } = call;
  return {
    id,
    method,
    path,
    topic,
    summary,
    ...(call.query && { query: queryText(call.query, query) }),
    ...(body && { body: { codec: body, example } }),
    ...(form && { otherBody: form }),
    answer: { ...answerOf(call), tells: answer },
    refusals: [...standing(call), ...refusals],
    ...(caller === 'session' && { needsSession: true }),
    ...staffPart(call),
  };
}

/** Who of the staff is answered. */
const staffPart = (call: Call): Pick<CallDescription, 'needsStaff' | 'act'> =>
  call.caller === 'staff' ? { needsStaff: true, ...(call.act !== null && { act: call.act }) } : {};

function answerOf({ answer }: Call): CallAnswerKind {
  if ('decode' in answer) return { kind: 'json', codec: answer };
  return 'first' in answer ? { kind: 'lines', ...answer } : { kind: 'other', ...answer };
}

const queryText = (
  parameters: NonNullable<Call['query']>,
  texts: Readonly<Record<string, ParameterText>>,
): readonly QueryParameter[] =>
  Object.entries(parameters).map(([name, { isRequired }]) => ({
    name,
    ...(texts[name] ?? { tells: '' }),
    ...(isRequired && { required: true }),
  }));
