import { type FormEvent, useId, useState } from 'react';
import { setPayerCall } from '#adapters/wire/vouchers/settlements/list-runs.ts';
import type { RunsAnswer } from '#adapters/wire/vouchers/settlements/run.ts';
import { isLeft } from '#domain/shared/result.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import votes from '../../votes/votes.module.css';
import styles from '../vouchers.module.css';
import { useSettlementWords, whyUnsettled } from './use-settlement-words.ts';

interface PayerProps extends Pick<RunsAnswer, 'payer' | 'maySettle'> {
  readonly id: string;
  readonly again: () => void;
}

const fields = ['name', 'iban', 'taxNumber'] as const;
type PayerField = (typeof fields)[number];
const empty = { name: '', iban: '', taxNumber: '' };

/** From which account shops are paid, and the form that changes it. */
export function PayerForm(props: PayerProps) {
  const { payer, maySettle } = props;
  const { t } = useSpeech();
  const own = useId();
  return (
    <section aria-labelledby={own} className={styles.section}>
      <h2 id={own}>{t('office-settlements:payer.title')}</h2>
      {!maySettle && <p>{payer === null ? t('office-settlements:refused.noPayer') : payer.name}</p>}
      {maySettle && <PayerFields {...props} />}
    </section>
  );
}

/** What is typed of the payer, and what is wrong with it. */
function usePayer({ id, payer, again }: PayerProps) {
  const { council } = useOffice();
  const [typed, setTyped] = useState(payer ?? empty);
  const [trouble, setTrouble] = useState<string | null>(null);
  const send = async () => {
    const set = await council.call(setPayerCall, { realm: council.realm, id, body: typed });
    setTrouble(isLeft(set) ? whyUnsettled(set.left) : null);
    if (!isLeft(set)) again();
  };
  return {
    typed,
    type: (field: PayerField, value: string) => setTyped({ ...typed, [field]: value }),
    trouble,
    submit: (event: FormEvent) => {
      event.preventDefault();
      void send();
    },
  };
}

function PayerFields(props: PayerProps) {
  const { t } = useSpeech();
  const { typed, type, trouble, submit } = usePayer(props);
  const words = useSettlementWords();
  const own = useId();
  return (
    <form className={classNames(votes.stack, styles.payer)} onSubmit={submit}>
      {fields.map((field) => (
        <PayerInput key={field} {...{ own, field, trouble, type }} value={typed[field]} />
      ))}
      {trouble !== null && (
        <p id={`${own}-trouble`} role="alert" className={votes.bad}>
          {words(trouble, 'failed')}
        </p>
      )}
      <div>
        <OfficeButton type="submit" look="outline">
          {t('office-settlements:payer.save')}
        </OfficeButton>
      </div>
    </form>
  );
}

interface PayerInputProps {
  readonly own: string;
  readonly field: PayerField;
  readonly value: string;
  readonly trouble: string | null;
  readonly type: (field: PayerField, value: string) => void;
}

function PayerInput({ own, field, value, trouble, type }: PayerInputProps) {
  const { t } = useSpeech();
  return (
    <div className={classNames(votes.field, styles.payer)}>
      <label htmlFor={`${own}-${field}`}>{t(`office-settlements:payer.${field}`)}</label>
      <input
        id={`${own}-${field}`}
        value={value}
        autoComplete="off"
        aria-invalid={trouble === field}
        aria-describedby={trouble === field ? `${own}-trouble` : undefined}
        onChange={(event) => type(field, event.target.value)}
      />
    </div>
  );
}
