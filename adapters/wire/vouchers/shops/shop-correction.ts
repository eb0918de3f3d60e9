import * as t from 'io-ts';
import type { Shop } from '#domain/vouchers/shop.ts';
import { ibanEnd } from '#domain/vouchers/shops/iban.ts';
import { localizedText, nullable } from '../../decode.ts';

const fields = {
  name: t.string,
  headings: t.array(t.string),
  address: t.string,
  hours: localizedText,
  email: t.string,
  telephone: t.string,
};

/** What a shop asks to change, as it sees it itself: of an account only the end. Fields that stay are not there. */
const askedFieldsWire = t.partial({ ...fields, ibanEnd: t.string });

/** What a shop asks to change, with its whole account: for the members of staff who compare it. */
export const staffCorrectionWire = t.type({
  at: t.string,
  by: t.string,
  fields: t.partial({ ...fields, iban: t.string }),
  /** Whether the caller may not accept it: it changes the account, and they gave a code for a device of the shop. */
  isOwnDevice: t.boolean,
});
export type StaffCorrection = t.TypeOf<typeof staffCorrectionWire>;

/** What a shop knows of itself, and of its correction. */
export const ownShopDataWire = t.type({
  ...fields,
  taxNumber: t.string,
  ibanEnd: t.string,
  correction: nullable(t.type({ at: t.string, fields: askedFieldsWire })),
  /** What was decided of the last correction; null if none was ever decided. */
  decided: nullable(t.type({ at: t.string, isAccepted: t.boolean, reason: t.string })),
});
export type OwnShopData = t.TypeOf<typeof ownShopDataWire>;

const momentText = (at: number): string => new Date(at).toISOString();

const shared = <T extends { readonly headings?: readonly string[] }>({ headings, ...rest }: T) => ({
  ...rest,
  ...(headings && { headings: [...headings] }),
});

/** What a shop knows of itself, with what was decided last. */
export function writeOwnShopData(shop: Shop, decided: OwnShopData['decided']): OwnShopData {
  const { name, headings, address, hours, email, telephone, taxNumber, iban, correction } = shop;
  const asked = () => {
    if (correction === null) return null;
    const { iban: next, ...others } = correction.fields;
    const end = next === undefined ? {} : { ibanEnd: ibanEnd(next) };
    return { at: momentText(correction.at), fields: { ...shared(others), ...end } };
  };
  return {
    name,
    headings: [...headings],
    address,
    hours,
    email,
    telephone,
    taxNumber,
    ibanEnd: ibanEnd(iban),
    correction: asked(),
    decided,
  };
}

/** What a shop asks to change, for a member of staff. */
export const writeStaffCorrection = (
  { correction }: Pick<Shop, 'correction'>,
  isMaker: boolean,
): StaffCorrection | null =>
  correction && {
    at: momentText(correction.at),
    by: correction.by,
    fields: shared(correction.fields),
    isOwnDevice: isMaker && correction.fields.iban !== undefined,
  };
