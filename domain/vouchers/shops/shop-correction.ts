import type { Instant } from '../../shared/calendar-day.ts';
import type { Language } from '../../shared/localized-text.ts';
import { type Either, isLeft, left, right } from '../../shared/result.ts';
import type { Shop, ShopCorrection } from '../shop.ts';
import { readShop, type ShopField, type TypedShop } from './shop-application.ts';

/** What a shop writes to correct itself. An empty account means the one that it has; its tax number stays. */
export type TypedCorrection = Omit<TypedShop, 'taxNumber'>;

/** Who asks for a correction, when, and in which language its opening hours are. */
export interface CorrectionAsker {
  /** The name of the device. */
  readonly by: string;
  readonly at: Instant;
  readonly language: Language;
}

/** Why a correction is not asked for: fields are wrong, or nothing would change. */
export type CorrectionRefused =
  | { readonly kind: 'shopRefused'; readonly fields: readonly ShopField[] }
  | { readonly kind: 'nothingNew' };

const areEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What of a shop would change if its correction were accepted. */
export function readCorrection(
  shop: Shop,
  typed: TypedCorrection,
  { by, at, language }: CorrectionAsker,
): Either<CorrectionRefused, ShopCorrection> {
  const iban = typed.iban.trim() === '' ? shop.iban : typed.iban;
  const read = readShop({ ...typed, iban, taxNumber: shop.taxNumber });
  if (isLeft(read)) return left({ kind: 'shopRefused', fields: read.left });
  const { taxNumber: _, hours, ...fields } = read.right;
  const isSaid = hours === '' ? areEqual(shop.hours, {}) : Object.values(shop.hours).includes(hours);
  const wanted = { ...fields, hours: isSaid ? shop.hours : hours === '' ? {} : { [language]: hours } };
  const changed = Object.entries(wanted).filter(
    ([name, value]) => !areEqual(value, shop[name as keyof Shop]),
  );
  if (changed.length === 0) return left({ kind: 'nothingNew' });
  return right({ by, at, fields: Object.fromEntries(changed) });
}

/** The fields of a correction that are wrong, as far as its form knows: an account that stays is not typed. */
export function wrongInCorrection(typed: TypedShop): readonly ShopField[] {
  const read = readShop(typed);
  if (!isLeft(read)) return [];
  return typed.iban.trim() === '' ? read.left.filter((field) => field !== 'iban') : read.left;
}

/** What a member of staff decides of a correction. */
export interface CorrectionDecision {
  /** The moment of the correction that they saw: another one may have come since. */
  readonly asked: Instant;
  readonly isAccepted: boolean;
  readonly reason: string;
  readonly by: string;
}

/** Why a correction is not decided. */
export type DecisionFault =
  /** The shop has asked for something else, or somebody has decided it. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'noReason' }
  /** The account of a shop is not changed by somebody who gave a code for one of its devices. */
  | { readonly kind: 'ownDevices' };

const longestReason = 500;

/** The shop after a decision on its correction. `makers` are the people who gave codes for its devices. */
export function decideCorrection(
  shop: Shop,
  { asked, isAccepted, reason, by }: CorrectionDecision,
  makers: readonly string[],
): Either<DecisionFault, Shop> {
  const { correction } = shop;
  if (correction?.at !== asked) return left({ kind: 'changed' });
  const said = reason.trim();
  if (said.length > longestReason || (said === '' && !isAccepted)) return left({ kind: 'noReason' });
  if (!isAccepted) return right({ ...shop, correction: null });
  if (correction.fields.iban !== undefined && makers.includes(by)) return left({ kind: 'ownDevices' });
  return right({ ...shop, ...correction.fields, correction: null });
}
