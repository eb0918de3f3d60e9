import * as t from 'io-ts';
import type { TownDocumentFault } from '#domain/content/town-contents.ts';
import { nearWord } from '#domain/shared/near-word.ts';
import { isLeft } from '#domain/shared/result.ts';
import { pathIn } from '../decode.ts';

/** What a field should contain. */
export type Wanted =
  | 'wantsText'
  | 'wantsNumber'
  | 'wantsYesNo'
  | 'wantsAmount'
  | 'wantsSignedAmount'
  | 'wantsCode'
  | 'wantsYear'
  | 'wantsColour'
  | 'wantsLanguage'
  | 'wantsEmail'
  | 'wantsOneOf'
  | 'wantsList'
  | 'wantsObject'
  | 'wantsOther'
  | 'moment';

/** A field that cannot be read. */
export type UnreadableField<Kind extends string = Wanted> = TownDocumentFault<Kind>;

const byName: Readonly<Record<string, Wanted>> = {
  euros: 'wantsAmount',
  signedEuros: 'wantsSignedAmount',
  budgetCode: 'wantsCode',
  year: 'wantsYear',
  email: 'wantsEmail',
  day: 'moment',
  workingDays: 'wantsNumber',
};

/** The values of a codec that accepts only certain texts; empty for any other codec. */
function optionsOf(codec: unknown): readonly string[] {
  if (codec instanceof t.LiteralType) return [String(codec.value)];
  return codec instanceof t.KeyofType ? Object.keys(codec.keys as object) : [];
}

function wantedBy(codec: unknown): Wanted {
  const named = codec instanceof t.Type ? byName[codec.name] : undefined;
  if (named !== undefined) return named;
  if (optionsOf(codec).length > 0) return 'wantsOneOf';
  if (codec instanceof t.StringType) return 'wantsText';
  if (codec instanceof t.NumberType) return 'wantsNumber';
  if (codec instanceof t.BooleanType) return 'wantsYesNo';
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType) return 'wantsList';
  const isRecord = [t.InterfaceType, t.PartialType, t.DictionaryType, t.AnyDictionaryType].some(
    (kind) => codec instanceof kind,
  );
  return isRecord ? 'wantsObject' : 'wantsOther';
}

const isAbsence = (codec: unknown) => codec instanceof t.NullType || codec instanceof t.UndefinedType;

/** The content of a place, and every codec that expected something else there. */
interface Refused {
  readonly path: readonly string[];
  readonly found: unknown;
  readonly codecs: readonly unknown[];
}

function refusedPlaces(errors: t.Errors): readonly Refused[] {
  const places = new Map<string, Refused>();
  for (const { context, value } of errors) {
    const path = pathIn(context);
    const key = path.join('\0');
    const codecs = places.get(key)?.codecs ?? [];
    places.set(key, { path, found: value, codecs: [...codecs, context.at(-1)?.type] });
  }
  return [...places.values()];
}

/** A value that fits none of several shapes is refused by all: the deepest fault describes best what is wrong. */
const isWithin = (inner: readonly string[], outer: readonly string[]) =>
  inner.length > outer.length && outer.every((step, at) => inner[at] === step);

function faultAt({ path, found, codecs }: Refused): UnreadableField {
  const wanted = codecs.filter((codec) => !isAbsence(codec));
  const kinds = wanted.map(wantedBy);
  const options = wanted.flatMap(optionsOf);
  // A text may be given once or for each language: a person who writes one text means the first form.
  const kind = kinds.includes('wantsText') ? 'wantsText' : (kinds[0] ?? 'wantsOther');
  return { path, found, kind, ...(kind === 'wantsOneOf' ? amongOptions(found, options) : {}) };
}

/** The values to choose from, and that of them which was most probably meant. */
export function amongOptions(
  found: unknown,
  options: readonly string[],
): Pick<UnreadableField, 'options' | 'suggestion'> {
  const suggestion = typeof found === 'string' ? nearWord(found, options) : null;
  return { options, ...(suggestion === null ? {} : { suggestion }) };
}

/** Every field of a document that its codec cannot read, each once. */
export function fieldFaults(codec: t.Decoder<unknown, unknown>, raw: unknown): readonly UnreadableField[] {
  const decoded = codec.decode(raw);
  if (!isLeft(decoded)) return [];
  const places = refusedPlaces(decoded.left);
  return places.filter(({ path }) => !places.some((other) => isWithin(other.path, path))).map(faultAt);
}
