import { type FormEvent, use, useCallback, useState } from 'react';
import {
  askShopCorrectionCall,
  readOwnShopDataCall,
} from '#adapters/wire/vouchers/shops/correct-own-shop.ts';
import type { OwnShopData } from '#adapters/wire/vouchers/shops/shop-correction.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ShopField, TypedShop } from '#domain/vouchers/shops/shop-application.ts';
import { wrongInCorrection } from '#domain/vouchers/shops/shop-correction.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { ErrorSummary } from '#ui-web/components/field/error-summary.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { ShopFields } from '../apply/shop-fields.tsx';
import { LineNotice } from '../line-notice.tsx';
import { type ShopInside, useShop } from '../shop-context.ts';
import { TillTitle } from '../step-head.tsx';
import { useOwnAnswer } from '../use-own-answer.ts';
import { AskedChange } from './asked-change.tsx';

/** What the shop wrote of itself, which it asks the council to correct. */
export function OwnData({ signedOut }: ShopInside) {
  const { later } = useSpeech();
  use(later());
  const { call, realm } = useShop();
  const ask = useCallback(() => call(readOwnShopDataCall, { realm }), [call, realm]);
  const [answer, again] = useOwnAnswer(ask, signedOut);
  if (answer === null) return null;
  if (isLeft(answer)) return <LineNotice retry={again} />;
  return <OwnDataForm first={answer.right} signedOut={signedOut} />;
}

/** What the form begins with: what the shop has asked for, and what stays. Its account is never shown whole. */
function typedOf(data: OwnShopData, said: (text: OwnShopData['hours']) => string): TypedShop {
  const { name, headings, address, hours, email, telephone } = { ...data, ...data.correction?.fields };
  return {
    name,
    taxNumber: data.taxNumber,
    iban: '',
    headings,
    address,
    hours: said(hours),
    email,
    telephone,
  };
}

type Outcome =
  | { readonly kind: 'wrong'; readonly fields: readonly ShopField[] }
  | { readonly kind: 'nothingNew' | 'line' | 'sent' };

/** Asks for a correction, and keeps what the council says of the shop. */
function useCorrection(first: OwnShopData, signedOut: () => void) {
  const { call, realm } = useShop();
  const { language } = useSpeech();
  const [data, setData] = useState(first);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (typed: TypedShop): Promise<Outcome | null> => {
    const fields = wrongInCorrection(typed);
    if (fields.length > 0) return { kind: 'wrong', fields };
    const { taxNumber: _, ...body } = typed;
    const answer = await call(askShopCorrectionCall, {
      realm,
      body: { ...body, headings: [...body.headings], language },
    });
    if (!isLeft(answer)) {
      setData(answer.right);
      return { kind: 'sent' };
    }
    const { kind } = answer.left;
    if (kind === 'shopNotAuthorised') {
      signedOut();
      return null;
    }
    if (answer.left.kind !== 'shopRefused') return { kind: 'line' };
    const { where = '' } = answer.left;
    if (where === 'nothingNew') return { kind: 'nothingNew' };
    return { kind: 'wrong', fields: where.split(',') as readonly ShopField[] };
  };
  const submit = async (typed: TypedShop) => {
    setBusy(true);
    setOutcome(await send(typed));
    setBusy(false);
  };
  return { data, outcome, isBusy, submit, close: () => setOutcome(null) };
}

interface OwnDataFormProps {
  readonly first: OwnShopData;
  readonly signedOut: () => void;
}

function OwnDataForm({ first, signedOut }: OwnDataFormProps) {
  const { t, said } = useSpeech();
  const { data, outcome, isBusy, submit, close } = useCorrection(first, signedOut);
  const [typed, setTyped] = useState(() => typedOf(first, (text) => said(text).text));
  const wrong = outcome?.kind === 'wrong' ? outcome.fields : [];
  const send = (event: FormEvent) => {
    event.preventDefault();
    close();
    void submit(typed);
  };
  return (
    <>
      {wrong.length > 0 && (
        <ErrorSummary
          key={wrong.join()}
          title={t('shop-desk:apply.wrong', { count: wrong.length })}
          errors={wrong.map((field) => ({
            href: `#shop-${field}`,
            text: t(`shop-desk:apply.fault.${field}`),
          }))}
          closeLabel={t('shop:proof.close')}
          onClose={close}
        />
      )}
      <TillTitle>{t('shop-desk:data.title')}</TillTitle>
      <p>{t('shop-desk:data.words')}</p>
      <OutcomeNotice outcome={outcome} />
      <AskedChange data={data} />
      <p className="note">{t('shop-desk:data.taxNumber', { taxNumber: data.taxNumber })}</p>
      <form className="stack stack-24 stretch" onSubmit={send} noValidate>
        <ShopFields typed={typed} wrong={wrong} change={setTyped} ibanEnd={data.ibanEnd} />
        <Button type="submit" wide busy={isBusy}>
          {t(data.correction === null ? 'shop-desk:data.send' : 'shop-desk:data.again')}
        </Button>
      </form>
    </>
  );
}

/** That the change was asked for, or why it was not. */
function OutcomeNotice({ outcome }: { readonly outcome: Outcome | null }) {
  const { t } = useSpeech();
  if (outcome === null || outcome.kind === 'wrong') return null;
  if (outcome.kind === 'sent')
    return (
      <Notice tone="ok" live="polite">
        <p>{t('shop-desk:data.sent')}</p>
      </Notice>
    );
  return (
    <Notice tone="error" live="assertive">
      <p>{t(outcome.kind === 'line' ? 'shop-desk:apply.line' : 'shop-desk:data.nothingNew')}</p>
    </Notice>
  );
}
