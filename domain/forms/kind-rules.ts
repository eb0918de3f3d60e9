import type { Value, ValueKind, ValueOf } from './entry.ts';
import type { FieldOption } from './field-option.ts';
import type { FieldFault } from './form-fault.ts';

/** Where an answer is put in a request: a place that the specification names, or `extra` under the field's name. */
export type AnswerHome =
  | 'title'
  | 'body'
  | 'category'
  | 'address'
  | 'coordinates'
  | 'images'
  | 'files'
  | 'extra';
/** The home of any field: the contact and the two proofs have places that no other answer can have. */
export type Home = AnswerHome | 'contact' | 'census' | 'captcha';

/** The home of a kind. `byName`: a field named `title`, `body` or `address` has that place, any other is in `extra`. */
export type HomeRule = 'byName' | Exclude<Home, 'title' | 'body' | 'address'>;

/** Where the choices of a field come from: the field itself, the town's settings, or a collection, by its name. */
export type Choices =
  | { readonly kind: 'none' | 'town' }
  | { readonly kind: 'listed'; readonly options: readonly FieldOption[] }
  | { readonly kind: 'collection'; readonly name: string };

/** The text of a field after a resident has left it. `told` says what was changed, so that it can be announced. */
export interface Settled {
  readonly text: string;
  readonly told: 'cleared' | 'clamped' | null;
}

/** The types of the attributes of a service (GeoReport v2). */
export type Datatype = 'string' | 'text' | 'number' | 'datetime' | 'singlevaluelist' | 'multivaluelist';

/** What another program that reports by Open311 does with a field. */
export type Open311Use<S> =
  /** It answers the field as an attribute of the service, with one text or several. */
  | { readonly kind: 'attribute'; datatypeOf(field: S): Datatype; valueOf(told: readonly string[]): Value }
  /** The standard has a parameter of its own for it, or no way to give it. */
  | { readonly kind: 'notAttribute' }
  /** Only a person at the form can give it: a mailbox that requires it is no service. */
  | { readonly kind: 'personOnly' }
  /** It is not asked of programs. */
  | { readonly kind: 'notAsked' };

/**
 * What the domain knows of a kind of field: one object in `kinds/<kind>.ts`. `S` is what such a field has besides what
 * every field has, `V` the values that answer it.
 */
interface RulesFor<S, V extends Value> {
  /** A value of any other kind is the fault `strangeValue`. */
  readonly value: V['kind'];
  readonly home: HomeRule;
  /** What is wrong with a value that was given; blanks have no fault here. */
  check(field: S, value: V): readonly FieldFault[];
  /** The fault of a field that must be filled and is empty. */
  readonly missing: FieldFault;
  /** Whether a field that does not say if it is required is required (specification 1, section 5). */
  readonly isProof: boolean;
  /** Whether it must be filled whatever its definition says. */
  readonly isAlwaysRequired: boolean;
  choices(field: S): Choices;
  /** What becomes of a text when its field is left. Blanks are never passed. */
  settle(field: S, text: string): Settled;
  readonly open311: Open311Use<S>;
}

/** The rules of a kind of field, by its shape and the kind of value that answers it. */
export type KindRules<S, K extends ValueKind = ValueKind> = RulesFor<S, ValueOf<K>>;

/** What most kinds have in common. */
export const usualRules = {
  missing: { kind: 'missing' },
  isProof: false,
  isAlwaysRequired: false,
  choices: (): Choices => ({ kind: 'none' }),
  settle: (_field: unknown, text: string): Settled => ({ text, told: null }),
} as const;

/** An attribute of a service that is answered with one text; several are joined. */
export const attribute = <S>(datatypeOf: (field: S) => Datatype): Open311Use<S> => ({
  kind: 'attribute',
  datatypeOf,
  valueOf: (told) => ({ kind: 'text', text: told.join(', ') }),
});
