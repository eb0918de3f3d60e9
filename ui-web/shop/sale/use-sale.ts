import { useEffect, useState } from 'react';
import { finishSaleCall } from '#adapters/wire/vouchers/sales/finish-sale.ts';
import { isLeft } from '#domain/shared/result.ts';
import { hasNoAnswer } from '../../device/no-answer.ts';
import { useLine } from '../offline/line-context.ts';
import { type ShopInside, useShop } from '../shop-context.ts';
import { keepSale, keptSale } from './kept-sale.ts';
import { beginSale, isWithoutLine, type SaleDraft } from './sale-state.ts';

/** The steps after the price. */
export const laterSteps = () => import('./later-steps.ts');

/** Why the council did not finish a sale, and what it said of it. */
export interface SaleTrouble {
  readonly where: string;
  readonly fault: object;
}

/** The sale that is being made, kept on the device. */
export function useSale({ own, signedOut }: ShopInside) {
  const shop = useShop();
  const line = useLine();
  const [draft, setDraft] = useState<SaleDraft>(() => keptSale(shop, own.id) ?? beginSale(shop.newKey()));
  useEffect(() => keepSale(shop, own.id, draft), [shop, own.id, draft]);
  const isBegun = draft.looked !== null;
  useEffect(() => {
    if (isBegun) void laterSteps();
  }, [isBegun]);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<SaleTrouble | null>(null);
  const change = (part: Partial<SaleDraft>) => setDraft((before) => ({ ...before, ...part }));
  /** Keeps the sale on the device: the council may have it, and then gives its receipt under the same key. */
  const keep = async () => {
    setBusy(true);
    const kept = await line.keep(draft);
    setBusy(false);
    if (isLeft(kept)) return setRefused({ where: kept.left, fault: {} });
    return change({ pending: kept.right });
  };
  const finish = async () => {
    setRefused(null);
    if (isWithoutLine(draft)) return keep();
    setBusy(true);
    const { key, looked, lines, price, ticket, photo, number, isSeen } = draft;
    const proof = { photo: photo?.id ?? null, number: number === '' ? null : number, isSeen };
    const body = {
      key,
      campaign: looked?.campaign.id ?? '',
      price,
      lines: lines.map((line) => ({ ...line })),
      ticket: ticket?.id ?? '',
      ...proof,
    };
    const answer = await shop.call(finishSaleCall, { realm: shop.realm, body });
    setBusy(false);
    if (!isLeft(answer)) return change({ receipt: answer.right });
    const { kind } = answer.left;
    if (kind === 'shopNotAuthorised') return signedOut();
    if (kind === 'holderUnknown') {
      setRefused({ where: 'otherPerson', fault: {} });
      return change({ step: 'proof' });
    }
    if (hasNoAnswer(answer.left)) return keep();
    const { where = 'other', faults } = answer.left as {
      readonly where?: string;
      readonly faults?: readonly object[];
    };
    return setRefused({ where: kind === 'saleRefused' ? where : kind, fault: faults?.[0] ?? {} });
  };
  const begin = () => {
    setRefused(null);
    // The pictures of a sale that was not made do not wait.
    if (draft.pending === null) void shop.till.dropPictures({ realm: shop.realm, key: draft.key });
    setDraft(beginSale(shop.newKey()));
  };
  return { draft, change, isBusy, refused, setRefused, finish, begin };
}
