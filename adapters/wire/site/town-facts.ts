import * as t from 'io-ts';
import type { FieldOption } from '#domain/forms/field-option.ts';
import type { Coordinates } from '#domain/shared/coordinates.ts';
import { type Either, map } from '#domain/shared/result.ts';
import type { MapGround } from '../maps/read-map.ts';
import { decode, localizedText, orNull, type Unreadable } from '../decode.ts';

/** What a form needs to know of its town beside the mailbox (specification 1, section 3: region and settings). */
export interface TownFacts {
  /** Where maps begin; null if the town does not say. */
  readonly centre: Coordinates | null;
  /** Who is responsible for personal data. */
  readonly privacyEmail: string | null;
  /** The town's privacy policy, for forms without one of their own; null if the town names none. */
  readonly privacyLink: string | null;
  /** The categories of requests, for fields without their own. */
  readonly categories: readonly FieldOption[];
  /** The background of maps; null if it is not known, and maps are then drawn on a plain one. */
  readonly ground: MapGround | null;
}

const coordinates = t.type({ lat: t.number, lng: t.number });
const bounds = t.type({ south: t.number, west: t.number, north: t.number, east: t.number });
export const townRegionWire = t.type({
  region: t.partial({
    coordinates: orNull(coordinates),
    /** The part of the world that maps show, in degrees; without it, 15 kilometres around the coordinates. */
    bounds: orNull(bounds),
    privacyPolicy: orNull(
      t.partial({ uri: orNull(t.string), data: orNull(t.partial({ email: orNull(t.string) })) }),
    ),
  }),
});
export const requestSettingsWire = t.partial({
  coordinates: orNull(coordinates),
  categories: orNull(t.array(t.type({ _id: t.string, term: localizedText }))),
  mapTiles: orNull(t.union([t.literal('none'), t.type({ url: t.string, credit: t.string })])),
});

type RegionWire = t.TypeOf<typeof townRegionWire>;
type SettingsWire = t.TypeOf<typeof requestSettingsWire>;

/** The place of a town, and who is responsible for personal data. */
export const readRegion = (
  raw: unknown,
): Either<Unreadable, Pick<TownFacts, 'centre' | 'privacyEmail' | 'privacyLink'>> =>
  map(({ region }: RegionWire) => ({
    centre: region.coordinates ?? null,
    privacyEmail: region.privacyPolicy?.data?.email ?? null,
    privacyLink: region.privacyPolicy?.uri || null,
  }))(decode(townRegionWire, raw));

/** The settings for requests: categories, and where maps begin if the region does not say. */
export const readRequestSettings = (
  raw: unknown,
): Either<Unreadable, Pick<TownFacts, 'categories' | 'centre'>> =>
  map(({ categories, coordinates: centre }: SettingsWire) => ({
    centre: centre ?? null,
    categories: (categories ?? []).map(({ _id, term }) => ({ value: _id, text: term })),
  }))(decode(requestSettingsWire, raw));
