import * as t from 'io-ts';
import type { Proposal } from '#domain/processes/proposal.ts';
import type { Coordinates } from '#domain/shared/coordinates.ts';
import { cents } from '#domain/shared/money.ts';
import { type Either, map } from '#domain/shared/result.ts';
import { filesGroupWire, filesWire, readFiles } from '../uploads/attached-file.ts';
import { decode, euros, localizedText, orNull, type Unreadable } from '../decode.ts';
import { deliveryWire, readDeliveryTolerantly } from './delivery.ts';
import { slugOf } from './process.ts';

const key = t.union([t.string, t.number]);
const imageWire = t.union([t.string, t.type({ uri: t.string })]);

export const proposalWire = t.intersection([
  t.type({ _id: t.string, title: localizedText }),
  t.partial({
    body: orNull(localizedText),
    headerImage: orNull(t.string),
    headerImageAlt: orNull(localizedText),
    categories: orNull(t.array(t.string)),
    amount: orNull(euros),
    coordinates: orNull(t.partial({ lat: orNull(t.number), lng: orNull(t.number) })),
    images: orNull(t.array(imageWire)),
    files: orNull(filesWire),
    filesGroup: orNull(filesGroupWire),
    webLinks: orNull(t.array(t.type({ title: localizedText, uri: t.string }))),
    data: orNull(
      t.partial({
        slug: orNull(localizedText),
        IDproceso: orNull(t.string),
        barrio: orNull(t.string),
        validationStatus: orNull(key),
        validationText: orNull(localizedText),
        validationFile: orNull(t.string),
        finalizacion: orNull(localizedText),
      }),
    ),
    delivery: orNull(deliveryWire),
  }),
]);

/* A delivery that cannot be read loses only itself: it is read separately. */
const hasDelivery = (raw: unknown): raw is { readonly delivery: unknown } =>
  typeof raw === 'object' && raw !== null && 'delivery' in raw;
const deliveryIn = (raw: unknown): unknown => (hasDelivery(raw) ? raw.delivery : null);
/** A proposal without its delivery. */
export const withoutDelivery = (raw: unknown): unknown =>
  hasDelivery(raw) ? { ...raw, delivery: null } : raw;

type Placed = t.TypeOf<typeof proposalWire>['coordinates'];

/** Coordinates off the earth are no place: exchanged numbers would be in another country. */
function placeOf(place: Placed): Coordinates | null {
  const { lat, lng } = place ?? {};
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/** A proposal document (specification 3, section 3). */
export function readProposal(raw: unknown): Either<Unreadable, Proposal> {
  return map((wire: t.TypeOf<typeof proposalWire>): Proposal => {
    const { slug, IDproceso, barrio, validationStatus, validationText, validationFile } = wire.data ?? {};
    const hasStatus = validationStatus !== null && validationStatus !== undefined;
    return {
      id: wire._id,
      slug: slugOf(slug, wire._id),
      title: wire.title,
      body: wire.body ?? null,
      headerImage: wire.headerImage ?? null,
      headerImageAlt: wire.headerImageAlt ?? null,
      categories: wire.categories ?? [],
      neighbourhood: barrio ?? null,
      amount: typeof wire.amount === 'number' ? cents(wire.amount) : null,
      coordinates: placeOf(wire.coordinates),
      images: (wire.images ?? []).map((image) => (typeof image === 'string' ? image : image.uri)),
      files: readFiles([{ files: wire.files }, ...(wire.filesGroup ?? [])]),
      links: wire.webLinks ?? [],
      process: IDproceso ?? null,
      validation: {
        status: hasStatus ? String(validationStatus) : null,
        text: validationText ?? null,
        file: validationFile ?? null,
      },
      completion: wire.data?.finalizacion || null,
      delivery: readDeliveryTolerantly(deliveryIn(raw)),
    };
  })(decode(proposalWire, withoutDelivery(raw)));
}
