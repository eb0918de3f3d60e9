import { use, useCallback, useState } from 'react';
import {
  listOwnSettlementsCall,
  type OwnSettlement,
} from '#adapters/wire/vouchers/settlements/own-settlements.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { LineNotice } from '../line-notice.tsx';
import { type ShopInside, useShop } from '../shop-context.ts';
import { useOwnAnswer } from '../use-own-answer.ts';
import { OneSettlement } from './one-settlement.tsx';
import { SettlementList } from './settlement-list.tsx';

/** The settlements of the shop: all of them, or the one that is opened. */
export function Settlements({ own, signedOut }: ShopInside) {
  const { later } = useSpeech();
  use(later());
  const { call, realm } = useShop();
  const [answer, again] = useOwnAnswer(
    useCallback(() => call(listOwnSettlementsCall, { realm }), [call, realm]),
    signedOut,
  );
  const [opened, open] = useState<OwnSettlement | null>(null);
  if (answer === null) return null;
  if (isLeft(answer)) return <LineNotice retry={again} />;
  if (opened !== null)
    return <OneSettlement own={own} named={opened} signedOut={signedOut} close={() => open(null)} />;
  return <SettlementList own={own} settlements={answer.right.items} open={open} />;
}
