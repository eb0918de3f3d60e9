import { type FormEvent, useState } from 'react';
import type { FeePartAnswer } from '#adapters/wire/registrations/fee-parts.ts';
import { tendFeePartCall } from '#adapters/wire/registrations/office/tend-fee-part.ts';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import votes from '../../votes/votes.module.css';
import styles from '../registrations.module.css';
import type { PlanProps } from './plan-props.ts';

/** Asks for a part no more, and reads the activity again. */
function useForgiving({ activity, one, deed, again }: Omit<PlanProps, 'words'>) {
  const { t } = useSpeech();
  const { call, realm } = useOffice().council;
  return async (n: number, reason: string): Promise<void> => {
    const body = { code: one.code, n, act: 'forgive' as const, reason };
    const done = await deed.act(
      () => call(tendFeePartCall, { realm, id: activity.id, body }),
      () => t('office-registrations:plan.forgiven'),
    );
    if (done) again();
  };
}

/** Asks for a part of a fee no more, with a reason that its payer reads. */
export function ForgivePartForm({
  activity,
  one,
  deed,
  again,
  words,
  asked,
}: PlanProps & { readonly asked: readonly FeePartAnswer[] }) {
  const { t } = useSpeech();
  const forgive = useForgiving({ activity, one, deed, again });
  const [chosen, choose] = useState('');
  const [reason, give] = useState('');
  const [isChecked, check] = useState(false);
  const part = asked.find(({ n }) => chosen === String(n));
  const optionOf = ({ n, day, owed }: FeePartAnswer) => ({
    value: String(n),
    text: [t('office-registrations:plan.n', { n }), words.partWhen(day), words.money(owed)].join(' · '),
  });
  const lacksReason = reason.trim() === '';
  const send = async (submitted: FormEvent) => {
    submitted.preventDefault();
    check(true);
    if (part !== undefined && !lacksReason) await forgive(part.n, reason.trim());
  };
  return (
    <details className={votes.details}>
      <summary>{t('office-registrations:plan.forgive')}</summary>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <SelectField
          width="100%"
          label={t('office-registrations:plan.which')}
          {...(isChecked && part === undefined && { error: t('office-registrations:plan.choose') })}
          value={chosen}
          options={[{ value: '', text: t('office-registrations:plan.choose') }, ...asked.map(optionOf)]}
          onChange={choose}
        />
        <TextField
          multiline={3}
          width="100%"
          maxLength={500}
          label={t('office-registrations:end.reason')}
          hint={t('office-registrations:plan.forgiveHint')}
          {...(isChecked && lacksReason && { error: t('office-registrations:why.noReason') })}
          value={reason}
          onChange={give}
        />
        <p>
          <OfficeButton type="submit" busy={deed.isBusy}>
            {t('office-registrations:plan.forgive')}
          </OfficeButton>
        </p>
      </form>
    </details>
  );
}
