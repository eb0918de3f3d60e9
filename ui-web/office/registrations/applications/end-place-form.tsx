import { type FormEvent, useState } from 'react';
import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import { endPlaceCall } from '#adapters/wire/registrations/office/end-place.ts';
import type { StaffApplicationAnswer } from '#adapters/wire/registrations/office/staff-application.ts';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import type { OneDeed } from '../../parts/use-one-deed.ts';
import { useOffice } from '../../shell/office-context.ts';
import votes from '../../votes/votes.module.css';
import styles from '../registrations.module.css';

const endings = ['left', 'expelled', 'excluded'] as const;

interface EndProps {
  readonly activity: ActivityAnswer;
  readonly one: StaffApplicationAnswer;
  readonly deed: OneDeed;
  readonly again: () => void;
}

/** Ends the place of somebody who is enrolled, with a reason; the next one who waits is offered it. */
export function EndPlaceForm({ activity, one, deed, again }: EndProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { call, realm } = council;
  const [chosen, choose] = useState<readonly string[]>([]);
  const [reason, give] = useState('');
  const [isChecked, check] = useState(false);
  const to = endings.find((ending) => chosen.includes(ending));
  const lacksReason = reason.trim() === '';
  const send = async (submitted: FormEvent) => {
    submitted.preventDefault();
    check(true);
    if (to === undefined || lacksReason) return;
    const body = { code: one.code, to, reason: reason.trim() };
    const done = await deed.act(
      () => call(endPlaceCall, { realm, id: activity.id, body }),
      ({ money }) => t(`office-registrations:end.done.${money}`),
    );
    if (done) again();
  };
  return (
    <details className={votes.details}>
      <summary>{t('office-registrations:end.title')}</summary>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <ChoiceGroup
          kind="radio"
          name="ending"
          compact
          legend={t('office-registrations:end.how')}
          error={isChecked && to === undefined ? t('office-registrations:verdict.choose') : undefined}
          options={endings.map((value) => ({
            value,
            title: t(`office-registrations:end.${value}`),
            detail: t(`office-registrations:end.${value}Money`),
          }))}
          selected={chosen}
          onChange={choose}
        />
        <TextField
          multiline={3}
          width="100%"
          maxLength={500}
          label={t('office-registrations:end.reason')}
          hint={t('office-registrations:end.reasonHint')}
          {...(isChecked && lacksReason && { error: t('office-registrations:why.noReason') })}
          value={reason}
          onChange={give}
        />
        <p>
          <OfficeButton type="submit" busy={deed.isBusy}>
            {t('office-registrations:end.send')}
          </OfficeButton>
        </p>
      </form>
    </details>
  );
}
