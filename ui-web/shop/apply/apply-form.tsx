import { type FormEvent, use, useState } from 'react';
import { applyShopCall } from '#adapters/wire/vouchers/shops/apply-shop.ts';
import { isLeft } from '#domain/shared/result.ts';
import { readShop, type ShopField, type TypedShop } from '#domain/vouchers/shops/shop-application.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { ErrorSummary } from '#ui-web/components/field/error-summary.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import type { RefusalOf } from '#ui-web/composition/call-council.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useShop } from '../shop-context.ts';
import { TillTitle } from '../step-head.tsx';
import { ShopFields } from './shop-fields.tsx';

const empty: TypedShop = {
  name: '',
  taxNumber: '',
  iban: '',
  headings: [],
  address: '',
  hours: '',
  email: '',
  telephone: '',
};

/** What became of an application: fields to correct, another trouble, or the number of the shop. */
type Outcome =
  | { readonly kind: 'wrong'; readonly fields: readonly ShopField[] }
  | { readonly kind: 'exists' | 'line' | 'wait' }
  | { readonly kind: 'done'; readonly number: number; readonly name: string };

/** What a refusal of the council says of the application. */
function outcomeOf(refused: RefusalOf<typeof applyShopCall>): Outcome {
  if (refused.kind === 'shopRefused')
    return { kind: 'wrong', fields: (refused.where ?? '').split(',') as readonly ShopField[] };
  if (refused.kind === 'shopExists') return { kind: 'exists' };
  return { kind: refused.kind === 'tooManyAttempts' ? 'wait' : 'line' };
}

function useApplication() {
  const { call, realm } = useShop();
  const { language } = useSpeech();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (typed: TypedShop): Promise<Outcome> => {
    const read = readShop(typed);
    if (isLeft(read)) return { kind: 'wrong', fields: read.left };
    const body = { ...typed, headings: [...typed.headings], language };
    const answer = await call(applyShopCall, { realm, body });
    return isLeft(answer) ? outcomeOf(answer.left) : { kind: 'done', ...answer.right };
  };
  return {
    outcome,
    isBusy,
    close: () => setOutcome(null),
    send: async (typed: TypedShop) => {
      setBusy(true);
      setOutcome(await send(typed));
      setBusy(false);
    },
  };
}

/** The application of a shop. Staff check it, and give the shop its first code. */
export function ApplyForm() {
  const { t, later } = useSpeech();
  use(later());
  const { outcome, isBusy, close, send } = useApplication();
  const [typed, setTyped] = useState(empty);
  const wrong = outcome?.kind === 'wrong' ? outcome.fields : [];
  if (outcome?.kind === 'done') return <Applied name={outcome.name} number={outcome.number} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close();
    void send(typed);
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
      <TillTitle>{t('shop-desk:apply.title')}</TillTitle>
      <p>{t('shop-desk:apply.words')}</p>
      {(outcome?.kind === 'exists' || outcome?.kind === 'line' || outcome?.kind === 'wait') && (
        <Notice tone="error" live="assertive">
          <p>{t(outcome.kind === 'wait' ? 'shop:door.wait' : `shop-desk:apply.${outcome.kind}`)}</p>
        </Notice>
      )}
      <form className="stack stack-24 stretch" onSubmit={submit} noValidate>
        <ShopFields typed={typed} wrong={wrong} change={setTyped} />
        <Button type="submit" wide busy={isBusy}>
          {t(isBusy ? 'shop-desk:apply.sending' : 'shop-desk:apply.send')}
        </Button>
      </form>
    </>
  );
}

/** That the shop has applied, and what comes next. */
function Applied({ name, number }: { readonly name: string; readonly number: number }) {
  const { t } = useSpeech();
  return (
    <>
      <TillTitle>{t('shop-desk:apply.done')}</TillTitle>
      <Notice tone="ok">
        <p>{t('shop-desk:apply.doneWords', { name, number })}</p>
      </Notice>
      <p>
        <a href={`/bonos/tienda${window.location.search}`}>{t('shop-desk:apply.door')}</a>
      </p>
    </>
  );
}
