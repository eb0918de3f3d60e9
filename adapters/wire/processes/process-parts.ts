import * as t from 'io-ts';
import { type Either, map } from '#domain/shared/result.ts';
import { decode, localizedText, orNull, type Unreadable } from '../decode.ts';

const title = orNull(localizedText);
const imageWire = t.union([t.string, t.intersection([t.type({ uri: t.string }), t.partial({ title })])]);

export const partsWire = t.partial({
  images: orNull(t.array(imageWire)),
  videos: orNull(
    t.array(t.intersection([t.type({ uri: t.string }), t.partial({ source: orNull(t.string), title })])),
  ),
  socialShare: orNull(t.array(t.type({ networkName: t.string, uri: t.string }))),
});

/** The parts of a process document that only its page shows (specification 3, section 3). */
export const readProcessParts = (raw: unknown) =>
  map(({ images, videos, socialShare }: t.TypeOf<typeof partsWire>) => ({
    images: (images ?? []).map((image) =>
      typeof image === 'string'
        ? { src: image, title: null }
        : { src: image.uri, title: image.title ?? null },
    ),
    videos: (videos ?? []).map(({ uri, source, title: named }) => ({
      uri,
      source: source ?? '',
      title: named ?? null,
    })),
    networks: socialShare ?? [],
  }))(decode(partsWire, raw)) satisfies Either<Unreadable, unknown>;
