import type { ExtraValue, FindFile, Value, ValueKind, ValueOf } from './entry.ts';

/** What is true of every value of a kind, whatever field it answers. */
interface ValueRules<V extends Value> {
  /** Whether a resident has put something there. */
  isFilled(value: V): boolean;
  /** The texts that conditions compare with. */
  comparable(value: V): readonly string[];
  /** What `extra` has of it; null if `extra` never has it. */
  inExtra(value: V): ExtraValue | null;
  /** The value that was sent as this. A value of another kind is left as it is, and the checks report it. */
  ofSent(sent: ExtraValue, find: FindFile): Value;
  /** Whether a draft on the device keeps it. Identities and proofs are never kept. */
  readonly isKept: boolean;
}

const isWritten = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** The value that a client has sent, by its form in JSON alone. */
function asSent(sent: ExtraValue): Value {
  if (typeof sent === 'boolean') return { kind: 'flag', on: sent };
  if (typeof sent === 'string') return { kind: 'text', text: sent };
  return 'lat' in sent ? { kind: 'place', coordinates: sent } : { kind: 'texts', texts: sent };
}

const idsIn = (sent: ExtraValue): readonly string[] =>
  (Array.isArray(sent) ? (sent as readonly unknown[]) : [sent]).filter((id) => typeof id === 'string');

/** A person's location, identity and proofs never control a form and are never sent in `extra`. */
const personal = { comparable: () => [], inExtra: () => null, ofSent: asSent } as const;

const valueKinds = {
  text: {
    isFilled: ({ text }) => isWritten(text),
    comparable: ({ text }) => (isWritten(text) ? [text.trim()] : []),
    inExtra: ({ text }) => text.trim() || null,
    ofSent: asSent,
    isKept: true,
  },
  texts: {
    isFilled: ({ texts }) => texts.some(isWritten),
    comparable: ({ texts }) => texts.filter(isWritten),
    inExtra: ({ texts }) => texts,
    ofSent: (sent) => (typeof sent === 'string' ? { kind: 'texts', texts: [sent] } : asSent(sent)),
    isKept: true,
  },
  flag: {
    isFilled: ({ on }) => on,
    comparable: ({ on }) => [String(on)],
    inExtra: ({ on }) => on,
    ofSent: asSent,
    isKept: true,
  },
  files: {
    isFilled: ({ files }) => files.length > 0,
    comparable: ({ files }) => files.map(({ name }) => name),
    inExtra: ({ files }) => files.map(({ id }) => id),
    ofSent: (sent, find) => ({ kind: 'files', files: idsIn(sent).flatMap((id) => find(id) ?? []) }),
    isKept: true,
  },
  place: {
    ...personal,
    isFilled: ({ coordinates }) => coordinates !== null,
    inExtra: ({ coordinates }) => coordinates,
    isKept: true,
  },
  contact: {
    ...personal,
    isFilled: ({ contact }) => Object.values(contact).some(isWritten),
    comparable: ({ contact }) => Object.values(contact).filter(isWritten),
    isKept: true,
  },
  census: { ...personal, isFilled: ({ identity }) => isWritten(identity), isKept: false },
  captcha: { ...personal, isFilled: ({ answer }) => isWritten(answer), isKept: false },
} satisfies { readonly [K in ValueKind]: ValueRules<ValueOf<K>> };

const rulesOf = ({ kind }: Value): ValueRules<Value> => valueKinds[kind];

/** Whether a resident has put something there. Blanks are nothing; an unticked box is nothing. */
export const isFilled = (value: Value): boolean => rulesOf(value).isFilled(value);

/** What conditions compare with: the texts of an answer, `true` for a ticked box, the names of files. */
export const comparableTexts = (value: Value): readonly string[] => rulesOf(value).comparable(value);

/** What `extra` of a request has of a value; null if there is nothing to send, or it never has it. */
export const inExtra = (value: Value): ExtraValue | null => rulesOf(value).inExtra(value);

/** The value of that kind that a client has sent. Unknown files count as not attached. */
export const valueSent = (kind: ValueKind, sent: ExtraValue, find: FindFile): Value =>
  valueKinds[kind].ofSent(sent, find);

/** The value that a client has sent where no files can be attached. */
export const plainValueSent = (kind: Exclude<ValueKind, 'files'>, sent: ExtraValue): Value =>
  valueKinds[kind].ofSent(sent);

/** Whether a draft on the device keeps values of this kind. Identities and proofs are given anew every time. */
export const isKeptKind = (kind: ValueKind): boolean => valueKinds[kind].isKept;
