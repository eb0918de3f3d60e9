import * as t from 'io-ts';
import { isLeft } from '#domain/shared/result.ts';

/** Called with a part that was left out, by its place in the document: `footer.columns.2.links.0.title`. */
type LeftOut = (place: string) => void;

const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const within = (place: string, key: string | number) => (place === '' ? String(key) : `${place}.${key}`);

type Props = Readonly<Record<string, t.Mixed>>;

/** The parts of a codec that could each be left out; null if it has no parts. */
function propsOf(codec: unknown): Props | null {
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType) return codec.props as Props;
  if (codec instanceof t.IntersectionType) {
    const parts = (codec.types as readonly unknown[]).map(propsOf);
    return parts.some((part) => part === null) ? null : (Object.assign({}, ...parts) as Props);
  }
  if (codec instanceof t.RecursiveType) return propsOf(codec.runDefinition());
  return null;
}

/**
 * The document without what its codec cannot read: a bad entry is removed from its list, a bad field from its object,
 * and an object without a required field is removed too. `undefined` if nothing is left. Each place is reported once.
 */
export function tolerate(codec: t.Mixed, raw: unknown, leftOut: LeftOut, place = ''): unknown {
  if (!isLeft(codec.decode(raw))) return raw;
  if (codec instanceof t.UnionType) {
    const kinds = codec.types as readonly t.Mixed[];
    const whole = kinds.find((kind) => propsOf(kind) !== null || kind instanceof t.ArrayType);
    if (whole) return tolerate(whole, raw, leftOut, place);
  }
  if (codec instanceof t.ArrayType && Array.isArray(raw)) {
    return raw.flatMap((item: unknown, index) => {
      const kept = tolerate(codec.type as t.Mixed, item, leftOut, within(place, index));
      return kept === undefined ? [] : [kept];
    });
  }
  const props = propsOf(codec);
  if (props === null || !isRecord(raw)) {
    leftOut(place);
    return undefined;
  }
  const kept = Object.fromEntries(
    Object.entries(raw).flatMap(([key, value]): readonly (readonly [string, unknown])[] => {
      const part = Object.hasOwn(props, key) ? props[key] : undefined;
      const good = part === undefined ? value : tolerate(part, value, leftOut, within(place, key));
      return good === undefined ? [] : [[key, good]];
    }),
  );
  if (!isLeft(codec.decode(kept))) return kept;
  for (const [key, part] of Object.entries(props)) {
    if (!Object.hasOwn(raw, key) && isLeft(part.decode(undefined))) leftOut(within(place, key));
  }
  return undefined;
}
