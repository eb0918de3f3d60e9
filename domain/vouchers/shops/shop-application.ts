import { type Either, left, right } from '../../shared/result.ts';
import type { Shop } from '../shop.ts';
import { readIban } from './iban.ts';
import { isShopHeading } from './shop-headings.ts';
import { readTaxNumber } from './tax-number.ts';

/** What a shop writes to apply, as it was typed. */
export interface TypedShop {
  readonly name: string;
  readonly taxNumber: string;
  readonly iban: string;
  readonly headings: readonly string[];
  readonly address: string;
  readonly hours: string;
  readonly email: string;
  readonly telephone: string;
}

/** A field of the application that is not as it must be. */
export type ShopField = keyof TypedShop;

/** What of a shop its application says. */
export type AppliedShop = Pick<
  Shop,
  'name' | 'taxNumber' | 'iban' | 'headings' | 'address' | 'email' | 'telephone'
> & {
  readonly hours: string;
};

/** The most letters of a field. */
export const longestShopField = 120;
const mostHeadings = 4;

const oneLine = (typed: string): string => typed.trim().replaceAll(/\s+/gu, ' ');
const isShort = (text: string): boolean => text !== '' && text.length <= longestShopField;
const isEmail = (text: string): boolean =>
  text.length <= longestShopField && /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text);
const isTelephone = (text: string): boolean => /^\+?[\d\s]{9,20}$/u.test(text);

/** Reads an application. Left: the fields that are missing or wrong, in their order. */
export function readShop(typed: TypedShop): Either<readonly ShopField[], AppliedShop> {
  const [name, address, hours] = [oneLine(typed.name), oneLine(typed.address), oneLine(typed.hours)];
  const [email, telephone] = [typed.email.trim(), oneLine(typed.telephone)];
  const [taxNumber, iban] = [readTaxNumber(typed.taxNumber), readIban(typed.iban)];
  const headings = [...new Set(typed.headings)].filter(isShopHeading);
  const areHeadings = headings.length > 0 && headings.length <= mostHeadings;
  const checks: readonly (readonly [ShopField, boolean])[] = [
    ['name', isShort(name)],
    ['taxNumber', taxNumber !== null],
    ['iban', iban !== null],
    ['headings', areHeadings && headings.length === new Set(typed.headings).size],
    ['address', isShort(address)],
    ['hours', hours.length <= longestShopField],
    ['email', isEmail(email)],
    ['telephone', isTelephone(telephone)],
  ];
  const wrong = checks.filter(([, isRight]) => !isRight).map(([field]) => field);
  if (taxNumber === null || iban === null || wrong.length > 0) return left(wrong);
  return right({ name, taxNumber, iban, headings, address, hours, email, telephone });
}
