import * as t from 'io-ts';
import { map } from '#domain/shared/result.ts';
import { decode, localizedText, orNull } from '../decode.ts';

const coordinates = t.type({ lat: t.number, lng: t.number });
export const regionWire = t.type({
  region: t.partial({
    coordinates: orNull(coordinates),
    privacyPolicy: orNull(t.partial({ data: orNull(t.partial({ email: orNull(t.string) })) })),
  }),
});
export const requestSettingsWire = t.partial({
  categories: orNull(t.array(t.type({ _id: t.string, term: localizedText }))),
  mapTiles: orNull(t.union([t.literal('none'), t.type({ url: t.string, credit: t.string })])),
});

type RegionWire = t.TypeOf<typeof regionWire>;
type SettingsWire = t.TypeOf<typeof requestSettingsWire>;

/** Where a town lies, and who answers for personal data. */
export const readRegion = (raw: unknown) =>
  map(({ region }: RegionWire) => ({
    centre: region.coordinates ?? null,
    privacyEmail: region.privacyPolicy?.data?.email ?? null,
  }))(decode(regionWire, raw));

/** What the settings say for requests: categories, and where map tiles come from. */
export const readRequestSettings = (raw: unknown) =>
  map(({ categories, mapTiles }: SettingsWire) => ({
    categories: (categories ?? []).map(({ _id, term }) => ({ value: _id, text: term })),
    tiles: mapTiles ?? null,
  }))(decode(requestSettingsWire, raw));
