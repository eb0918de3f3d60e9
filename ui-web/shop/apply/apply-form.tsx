import { type FormEvent, useState } from 'react';
import { applyShopCall } from '#adapters/wire/vouchers/shops/apply-shop.ts';
import { isLeft } from '#domain/shared/result.ts';
import { readShop, type ShopField, type TypedShop } from '#domain/vouchers/shops/shop-application.ts';
import { shopHeadings } from '#domain/vouchers/shops/shop-headings.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { ErrorSummary } from '#ui-web/components/field/error-summary.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import type { RefusalOf } from '#ui-web/composition/call-council.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useShop } from '../shop-context.ts';
import { TillTitle } from '../step-head.tsx';

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

/** The fields of one line before and after the headings. */
const first = ['name', 'taxNumber', 'iban'] as const;
const last = ['address', 'hours', 'email', 'telephone'] as const;
const hinted = new Set<ShopField>(['taxNumber', 'iban', 'address', 'hours']);
const inputTypes: Partial<Record<ShopField, string>> = { email: 'email', telephone: 'tel' };

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
  const { t } = useSpeech();
  const { outcome, isBusy, close, send } = useApplication();
  const [typed, setTyped] = useState(empty);
  const wrong = outcome?.kind === 'wrong' ? outcome.fields : [];
  if (outcome?.kind === 'done') return <Applied name={outcome.name} number={outcome.number} />;
  const fault = (field: ShopField) => (wrong.includes(field) ? t(`shop:apply.fault.${field}`) : undefined);
  const fieldOf = (field: (typeof first)[number] | (typeof last)[number]) => (
    <TextField
      key={field}
      id={`shop-${field}`}
      label={t(`shop:apply.${field}`)}
      {...(hinted.has(field) && { hint: t(`shop:apply.${field}Hint`) })}
      {...(field === 'hours' && { optional: t('shop:apply.optional') })}
      error={fault(field)}
      type={inputTypes[field] ?? 'text'}
      width="100%"
      value={typed[field]}
      onChange={(value) => setTyped({ ...typed, [field]: value })}
    />
  );
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
          title={t('shop:apply.wrong', { count: wrong.length })}
          errors={wrong.map((field) => ({ href: `#shop-${field}`, text: t(`shop:apply.fault.${field}`) }))}
          closeLabel={t('shop:proof.close')}
          onClose={close}
        />
      )}
      <TillTitle>{t('shop:apply.title')}</TillTitle>
      <p>{t('shop:apply.words')}</p>
      {(outcome?.kind === 'exists' || outcome?.kind === 'line' || outcome?.kind === 'wait') && (
        <Notice tone="error" live="assertive">
          <p>{t(outcome.kind === 'wait' ? 'shop:door.wait' : `shop:apply.${outcome.kind}`)}</p>
        </Notice>
      )}
      <form className="stack stack-24 stretch" onSubmit={submit} noValidate>
        {first.map(fieldOf)}
        <HeadingsField
          error={fault('headings')}
          headings={typed.headings}
          change={(headings) => setTyped({ ...typed, headings })}
        />
        {last.map(fieldOf)}
        <Button type="submit" wide busy={isBusy}>
          {t(isBusy ? 'shop:apply.sending' : 'shop:apply.send')}
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
      <TillTitle>{t('shop:apply.done')}</TillTitle>
      <Notice tone="ok">
        <p>{t('shop:apply.doneWords', { name, number })}</p>
      </Notice>
      <p>
        <a href={`/bonos/tienda${window.location.search}`}>{t('shop:apply.door')}</a>
      </p>
    </>
  );
}

interface HeadingsFieldProps {
  readonly error: string | undefined;
  readonly headings: readonly string[];
  readonly change: (headings: readonly string[]) => void;
}

/** What the shop sells. */
function HeadingsField({ error, headings, change }: HeadingsFieldProps) {
  const { t } = useSpeech();
  return (
    <div id="shop-headings" tabIndex={-1}>
      <ChoiceGroup
        kind="checkbox"
        name="headings"
        legend={t('shop:apply.headings')}
        hint={t('shop:apply.headingsHint')}
        error={error}
        compact
        options={shopHeadings.map((value) => ({ value, title: t(`shop:heading.${value}`) }))}
        selected={headings}
        onChange={change}
      />
    </div>
  );
}
