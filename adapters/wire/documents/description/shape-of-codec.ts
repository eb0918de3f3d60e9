import * as t from 'io-ts';
import { localizedText } from '../../decode.ts';
import { noShape, type Shape, type DescribedKind } from './described-field.ts';

/** The members that several codecs name together, with whether one of them needs the member. */
export type Members = ReadonlyMap<
  string,
  { readonly codecs: readonly t.Mixed[]; readonly isRequired: boolean }
>;

/** How the members of an object become fields. */
export type MembersAsFields = (members: Members) => NonNullable<Shape['members']>;

/** Codecs of our own, and refinements, by their names. */
const byName: Readonly<Record<string, DescribedKind>> = {
  euros: 'money',
  signedEuros: 'money',
  budgetCode: 'line',
  year: 'number',
  email: 'line',
  day: 'day',
  workingDays: 'number',
  site: 'address',
  webAddress: 'address',
  contact: 'line',
};

type Objects = t.InterfaceType<t.Props> | t.PartialType<t.Props>;
const isObject = (codec: t.Mixed): codec is Objects =>
  codec instanceof t.InterfaceType || codec instanceof t.PartialType;

/** Codecs without the unions, intersections and recursions around them. */
function plainCodecs(codec: t.Mixed): readonly t.Mixed[] {
  if (codec === (localizedText as t.Mixed)) return [codec];
  if (codec instanceof t.RecursiveType) return plainCodecs(codec.runDefinition() as t.Mixed);
  if (codec instanceof t.UnionType || codec instanceof t.IntersectionType)
    return (codec.types as readonly t.Mixed[]).flatMap(plainCodecs);
  return [codec];
}

function membersOf(objects: readonly Objects[]): Members {
  const members = new Map<string, { readonly codecs: readonly t.Mixed[]; readonly isRequired: boolean }>();
  for (const one of objects) {
    for (const [name, codec] of Object.entries<t.Mixed>(one.props)) {
      const before = members.get(name);
      const isRequired = one instanceof t.InterfaceType && !codec.is(undefined);
      members.set(name, {
        codecs: [...(before?.codecs ?? []), codec],
        isRequired: isRequired || before?.isRequired === true,
      });
    }
  }
  return members;
}

function valueOf(codec: t.Mixed): DescribedKind | null {
  const named = byName[codec.name];
  if (named !== undefined) return named;
  if (codec === (localizedText as t.Mixed) || codec instanceof t.StringType) return 'line';
  if (codec instanceof t.NumberType) return 'number';
  if (codec instanceof t.BooleanType) return 'yesNo';
  return codec instanceof t.LiteralType || codec instanceof t.KeyofType ? 'choice' : null;
}

const optionsOf = (codec: t.Mixed): readonly string[] => {
  if (codec instanceof t.LiteralType) return [String(codec.value)];
  return codec instanceof t.KeyofType ? Object.keys(codec.keys as object) : [];
};

/** Yes or no, which older documents write as a text, then a text: it may also be a number or one of some words. */
const strongest = (kinds: readonly (DescribedKind | null)[]): DescribedKind | null =>
  kinds.find((kind) => kind === 'yesNo') ??
  kinds.find((kind) => kind === 'line') ??
  kinds.find((kind) => kind !== null) ??
  null;

/**
 * What codecs accept in one place, read from their structure.
 *
 * @example shapeOf([t.array(t.string)], fields).item?.().value // 'line'
 */
export function shapeOf(codecs: readonly t.Mixed[], fields: MembersAsFields): Shape {
  const plain = codecs.flatMap(plainCodecs);
  const objects = plain.filter(isObject);
  const lists = plain.filter(
    (codec) => codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType,
  ) as readonly t.ArrayType<t.Mixed>[];
  const value = strongest(plain.map(valueOf));
  return {
    ...noShape,
    value,
    isLocalized: plain.includes(localizedText),
    options: value === 'choice' ? plain.flatMap(optionsOf) : [],
    members: objects.length > 0 ? fields(membersOf(objects)) : null,
    item:
      lists.length > 0
        ? () =>
            shapeOf(
              lists.map(({ type }) => type),
              fields,
            )
        : null,
  };
}

/** The members of a document, which any of these codecs name. */
export const membersOfAll = (codecs: readonly t.Mixed[]): Members =>
  membersOf(codecs.flatMap(plainCodecs).filter(isObject));
