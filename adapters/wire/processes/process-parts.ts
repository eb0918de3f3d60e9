import * as t from 'io-ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
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

/** What a process shows beside its text: pictures, videos, its networks. */
export interface ProcessParts {
  readonly images: readonly { readonly src: string; readonly title: LocalizedText | null }[];
  readonly videos: readonly {
    readonly source: string;
    readonly uri: string;
    readonly title: LocalizedText | null;
  }[];
  readonly networks: readonly { readonly networkName: string; readonly uri: string }[];
}

/** The parts of a process document that only its page shows (specification 3, section 3). */
export const readProcessParts = (raw: unknown): Either<Unreadable, ProcessParts> =>
  map(
    ({ images, videos, socialShare }: t.TypeOf<typeof partsWire>): ProcessParts => ({
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
    }),
  )(decode(partsWire, raw));
