import * as t from 'io-ts';
import { type Either, isLeft, left, map, right } from '#domain/shared/result.ts';
import { pointsIn, type TransparencyIndex } from '#domain/transparency/transparency-index.ts';
import { decode, localizedText, type Unreadable } from './decode.ts';

const pointWire = t.intersection([
  t.type({ ita: t.number, title: localizedText }),
  t.partial({ verified: t.boolean, source: t.string }),
]);
const part = { id: t.string, title: localizedText };
const groupWire = t.type({ ...part, points: t.array(pointWire) });
export const indexWire = t.type({
  edition: t.string,
  name: localizedText,
  sections: t.array(t.type({ ...part, groups: t.array(groupWire) })),
});

/**
 * An edition of an index from its data file. A number that is not whole and positive, or is there twice, is refused.
 */
export function readIndex(raw: unknown): Either<Unreadable, TransparencyIndex> {
  const index = map(
    (wire: t.TypeOf<typeof indexWire>): TransparencyIndex => ({
      ...wire,
      sections: wire.sections.map((section) => ({
        ...section,
        groups: section.groups.map(({ points, ...group }) => ({
          ...group,
          points: points.map(({ ita, title, verified, source }) => ({
            number: ita,
            title,
            verified: verified ?? false,
            source: source ?? '',
          })),
        })),
      })),
    }),
  )(decode(indexWire, raw));
  if (isLeft(index)) return index;
  const numbers = index.right.sections.flatMap(pointsIn).map(({ number }) => number);
  const wrong = numbers.find(
    (number, at) => !Number.isSafeInteger(number) || number < 1 || numbers.indexOf(number) !== at,
  );
  return wrong === undefined ? right(index.right) : left({ kind: 'unreadable', where: `ita ${wrong}` });
}
