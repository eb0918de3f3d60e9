import type { LocalizedText } from '../shared/localized-text.ts';

/** Where an association can be found; blank where it is not said. */
export interface PostalAddress {
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  readonly province: string;
}

/** An association of the town's register (specification 3, section 3). */
export interface Association {
  readonly id: string;
  readonly title: LocalizedText;
  readonly subtitle: LocalizedText | null;
  /** Names of types, as the register has them: `Medio Ambiente`. Others than the known ones are kept. */
  readonly types: readonly string[];
  readonly coordinates: { readonly lat: number; readonly lng: number } | null;
  readonly address: PostalAddress;
  readonly telephones: readonly string[];
  readonly emails: readonly string[];
  /** Its logo, or else its picture. */
  readonly picture: string | null;
  /** As the register has it: `Activa`, and whatever else it says of the others. */
  readonly state: string;
}

/** Only active associations are listed, anywhere (specification 3, section 5). */
export const isListed = ({ state }: Association): boolean => state === 'Activa';

/** Street, then postal code and city, on one line; what is blank is left out, and the province is not shown. */
export function addressLine({ street, zipCode, city }: PostalAddress): string {
  const place = [zipCode, city].filter((part) => part !== '').join(' ');
  return [street, place].filter((part) => part !== '').join(', ');
}
