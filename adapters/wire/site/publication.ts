import * as t from 'io-ts';
import { isLeft } from '#domain/shared/result.ts';
import { decode, orNull } from '../decode.ts';
import { tolerate } from '../tolerate.ts';

const isWebAddress = (text: string) => /^https?:\/\/[^\s<>"/?#]+(?:[/?#][^\s<>"]*)?$/u.test(text);
const isMailOrPhone = (text: string) =>
  /^(?:(?:mailto:)?[^\s<>@:]+@[^\s<>@:]+\.[^\s<>@:]+|tel:\+?[\d-]+)$/u.test(text);
const isReachable = (text: string) => isWebAddress(text) || isMailOrPhone(text);

/** The address of a licence, such as `https://creativecommons.org/licenses/by/4.0/`. */
const licenceWire = t.refinement(t.string, isWebAddress, 'webAddress');
/** Where somebody can be reached: an e-mail address, or an address of the web. */
const contactWire = t.refinement(t.string, isReachable, 'contact');

/** The settings of what a town publishes for programs. */
export const publicationWire = t.partial({
  openData: orNull(t.partial({ license: orNull(licenceWire), contact: orNull(contactWire) })),
  securityContact: t.union([contactWire, t.array(contactWire), t.null, t.undefined]),
});

/** What a town says of its data, and who hears of weaknesses of its portal. */
export interface TownPublication {
  /** The address of the licence; null: the town names none. */
  readonly licence: string | null;
  /** Who answers questions about the data, as a URI. */
  readonly contact: string | null;
  /** Who hears of weaknesses, as URIs. */
  readonly securityContacts: readonly string[];
}

/** A bare e-mail address as a URI. */
const asUri = (contact: string) => (/^[a-z]+:/u.test(contact) ? contact : `mailto:${contact}`);

/** The settings of what a town publishes, without those that cannot be read. */
export function readPublication(raw: unknown): TownPublication {
  const read = decode(
    publicationWire,
    tolerate(publicationWire, raw, () => undefined),
  );
  const { openData, securityContact } = isLeft(read) ? {} : read.right;
  return {
    licence: openData?.license ?? null,
    contact: openData?.contact ? asUri(openData.contact) : null,
    securityContacts: [securityContact ?? []].flat().map(asUri),
  };
}
