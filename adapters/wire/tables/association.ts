import * as t from 'io-ts';
import { isPictureAddress } from '#domain/content/web-address.ts';
import type { Association } from '#domain/directory/association.ts';
import { type Either, map } from '#domain/shared/result.ts';
import { type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import { decode, localizedText, orNull, type Unreadable } from '../decode.ts';

/** Telephones and addresses are given as `{ value }`, as `{ uri: "mailto:…" }` or as bare text. */
const contactWire = t.union([t.string, t.partial({ value: orNull(t.string), uri: orNull(t.string) })]);

export const associationWire = t.intersection([
  t.type({ _id: t.string, title: localizedText }),
  t.partial({
    subtitle: orNull(localizedText),
    nodeTypes: orNull(t.union([t.string, t.array(t.string)])),
    coordinates: t.unknown,
    address: orNull(
      t.partial({
        street: orNull(localizedText),
        zipCode: orNull(t.union([t.string, t.number])),
        city: orNull(localizedText),
        province: orNull(localizedText),
      }),
    ),
    telephones: orNull(t.array(contactWire)),
    emails: orNull(t.array(contactWire)),
    logo: orNull(t.string),
    headerImage: orNull(t.string),
    estado: orNull(t.string),
  }),
]);

/**
 * An association document (specification 3, section 3). Calls for active ones leave the state out: it is active then.
 */
export function readAssociation(raw: unknown): Either<Unreadable, Association> {
  return map((wire: t.TypeOf<typeof associationWire>): Association => {
    const { address } = wire;
    return {
      id: wire._id,
      title: wire.title,
      subtitle: wire.subtitle ?? null,
      types: [wire.nodeTypes ?? []].flat(),
      coordinates: coordinatesIn(wire.coordinates),
      address: {
        street: plain(address?.street),
        zipCode: String(address?.zipCode ?? '').trim(),
        city: plain(address?.city),
        province: plain(address?.province),
      },
      telephones: contactsIn(wire.telephones ?? []),
      emails: contactsIn(wire.emails ?? []),
      picture: [wire.logo, wire.headerImage].find((uri) => uri && isPictureAddress(uri)) ?? null,
      state: wire.estado ?? 'Activa',
    };
  })(decode(associationWire, raw));
}

const plain = (text: LocalizedText | null | undefined): string => textFor(text, 'es', 'es').text.trim();

const contactsIn = (contacts: readonly t.TypeOf<typeof contactWire>[]): readonly string[] =>
  contacts
    .map((contact) => (typeof contact === 'string' ? contact : (contact.value ?? contact.uri ?? '')))
    .map((contact) => contact.replace(/^(?:mailto|tel):/iu, '').trim())
    .filter((contact) => contact !== '');

/** A place on the earth; null for anything else, such as a latitude of 460. */
function coordinatesIn(raw: unknown): Association['coordinates'] {
  if (typeof raw !== 'object' || raw === null || !('lat' in raw) || !('lng' in raw)) return null;
  const [lat, lng] = [Number(raw.lat), Number(raw.lng)];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
