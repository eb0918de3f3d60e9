import * as t from 'io-ts';
import type { FieldOption } from '#domain/forms/field-option.ts';
import type { Coordinates } from '#domain/shared/coordinates.ts';
import { type Either, map } from '#domain/shared/result.ts';
import { decode, localizedText, orNull, type Unreadable } from '../decode.ts';

/** What a form needs to know of its town beside the mailbox (specification 1, section 3: region and settings). */
export interface TownFacts {
  /** Where maps begin; null if the town does not say. */
  readonly centre: Coordinates | null;
  /** Who is responsible for personal data. */
  readonly privacyEmail: string | null;
  /** The categories of requests, for fields without their own. */
  readonly categories: readonly FieldOption[];
  /** The source of map tiles: `null` the product's own choice, `none` draws maps on a plain background. */
  readonly tiles: { readonly url: string; readonly credit: string } | 'none' | null;
}

const coordinates = t.type({ lat: t.number, lng: t.number });
export const townRegionWire = t.type({
  region: t.partial({
    coordinates: orNull(coordinates),
    privacyPolicy: orNull(t.partial({ data: orNull(t.partial({ email: orNull(t.string) })) })),
  }),
});
export const requestSettingsWire = t.partial({
  categories: orNull(t.array(t.type({ _id: t.string, term: localizedText }))),
  mapTiles: orNull(t.union([t.literal('none'), t.type({ url: t.string, credit: t.string })])),
});

type RegionWire = t.TypeOf<typeof townRegionWire>;
type SettingsWire = t.TypeOf<typeof requestSettingsWire>;

/** The place of a town, and who is responsible for personal data. */
export const readRegion = (raw: unknown): Either<Unreadable, Pick<TownFacts, 'centre' | 'privacyEmail'>> =>
  map(({ region }: RegionWire) => ({
    centre: region.coordinates ?? null,
    privacyEmail: region.privacyPolicy?.data?.email ?? null,
  }))(decode(townRegionWire, raw));

/** The settings for requests: categories, and the source of map tiles. */
export const readRequestSettings = (
  raw: unknown,
): Either<Unreadable, Pick<TownFacts, 'categories' | 'tiles'>> =>
  map(({ categories, mapTiles }: SettingsWire) => ({
    categories: (categories ?? []).map(({ _id, term }) => ({ value: _id, text: term })),
    tiles: mapTiles ?? null,
  }))(decode(requestSettingsWire, raw));
