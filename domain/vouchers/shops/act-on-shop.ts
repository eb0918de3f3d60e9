import type { Changer } from '../../office/steps/subject-steps.ts';
import type { NewStep } from '../../office/steps/step.ts';
import { type Either, left, right } from '../../shared/result.ts';
import type { Cents } from '../../shared/money.ts';
import type { Shop, ShopStatus } from '../shop.ts';

/** What staff do with a shop. `leave` of one that has only applied refuses it. */
export const shopActs = ['authorise', 'suspend', 'leave'] as const;
/** One of them. */
export type ShopAct = (typeof shopActs)[number];

/** An act on a shop, with its reason. */
export interface ActOnShop {
  readonly act: ShopAct;
  readonly reason: string;
  /** What the shop can be paid in one campaign from now on; null: as the campaign says. Only `authorise` sets it. */
  readonly most: Cents | null;
}

/** Why an act on a shop is not carried out. */
export type ShopFault =
  /** From this state, the act is not possible. */
  { readonly kind: 'wrongStatus'; readonly status: ShopStatus } | { readonly kind: 'noReason' };

const from: Readonly<Record<ShopAct, readonly ShopStatus[]>> = {
  authorise: ['applied', 'authorised', 'suspended'],
  suspend: ['authorised'],
  leave: ['applied', 'authorised', 'suspended'],
};
const to: Readonly<Record<ShopAct, ShopStatus>> = {
  authorise: 'authorised',
  suspend: 'suspended',
  leave: 'left',
};

/** The acts that are possible with a shop. */
export const actsOn = ({ status }: Pick<Shop, 'status'>): readonly ShopAct[] =>
  shopActs.filter((act) => from[act].includes(status));

const longestReason = 500;

/** A shop after an act. A first authorisation needs no reason: the application is one. One that leaves asks for nothing. */
export function actOnShop(shop: Shop, { act, reason, most }: ActOnShop): Either<ShopFault, Shop> {
  if (!from[act].includes(shop.status)) return left({ kind: 'wrongStatus', status: shop.status });
  const isFirst = act === 'authorise' && shop.status === 'applied';
  const said = reason.trim();
  if ((said === '' && !isFirst) || said.length > longestReason) return left({ kind: 'noReason' });
  const correction = act === 'leave' ? null : shop.correction;
  return right({ ...shop, status: to[act], most: act === 'authorise' ? most : shop.most, correction });
}

/** The subject of the steps of a shop. */
export const shopSubject = ({ id }: Pick<Shop, 'id'>): string => `shop/${id}`;

/** What is done with a shop beside the acts on its state. */
type ShopStepAct =
  | 'apply'
  | 'giveCode'
  | 'reverse'
  | 'askCorrection'
  | 'correct'
  | 'refuseCorrection'
  | 'place'
  | 'freeShare';

/** The step of an act on a shop: `shop.authorise`, from one state to the next, with the reason as its words. */
export const shopStep = (
  before: Pick<Shop, 'status'> | null,
  after: Pick<Shop, 'status'>,
  act: ShopAct | ShopStepAct,
  { by, at, why }: Changer,
): NewStep => ({
  act: `shop.${act}`,
  from: before?.status ?? null,
  to: after.status,
  words: why === undefined || why.trim() === '' ? null : why.trim(),
  by,
  at,
});
