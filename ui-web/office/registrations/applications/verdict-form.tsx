import { type FormEvent, useState } from 'react';
import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import { answerAppealCall } from '#adapters/wire/registrations/office/answer-appeal.ts';
import { judgeApplicationCall } from '#adapters/wire/registrations/office/judge-application.ts';
import type { StaffApplicationAnswer } from '#adapters/wire/registrations/office/staff-application.ts';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import type { OneDeed } from '../../parts/use-one-deed.ts';
import { useOffice } from '../../shell/office-context.ts';
import styles from '../registrations.module.css';
import { ClaimFields, type ConfirmedClaims } from './claim-fields.tsx';

interface VerdictProps {
  readonly activity: ActivityAnswer;
  readonly one: StaffApplicationAnswer;
  readonly deed: OneDeed;
  readonly again: () => void;
  /** What is decided: the application, or the appeal against the list. */
  readonly kind: 'verdict' | 'appeal';
}

/** What is typed of a decision, and how it is sent. */
function useVerdict({ activity, one, deed, again, kind }: VerdictProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { call, realm } = council;
  const before = one.verdict;
  const [claims, confirm] = useState<ConfirmedClaims>({
    segments: before?.segments ?? [],
    points: before?.points ?? [],
    exemptions: before?.exemptions ?? [],
  });
  const [admitted, admit] = useState<readonly string[]>(
    before === null ? [] : [before.isAdmitted ? 'yes' : 'no'],
  );
  const [reason, give] = useState(kind === 'verdict' ? (before?.reason ?? '') : '');
  const [isChecked, check] = useState(false);
  const isChosen = admitted.length > 0;
  const needsReason = kind === 'appeal' || admitted.includes('no');
  const lacksReason = needsReason && reason.trim() === '';
  const send = async (submitted: FormEvent) => {
    submitted.preventDefault();
    check(true);
    if (!isChosen || lacksReason) return;
    const isAdmitted = admitted.includes('yes');
    const body = {
      code: one.code,
      isAdmitted,
      reason: needsReason ? reason.trim() : '',
      segments: [...claims.segments],
      points: [...claims.points],
      exemptions: [...claims.exemptions],
    };
    const done = await deed.act(
      () =>
        call(kind === 'appeal' ? answerAppealCall : judgeApplicationCall, { realm, id: activity.id, body }),
      () => t(`office-registrations:verdict.done.${isAdmitted ? 'yes' : 'no'}`),
    );
    if (done) again();
  };
  return {
    claims,
    confirm,
    admitted,
    admit,
    reason,
    give,
    isChecked,
    isChosen,
    needsReason,
    lacksReason,
    send,
  };
}

/** Decides an application or its appeal: what is confirmed, whether it is admitted, and why not. */
export function VerdictForm(props: VerdictProps) {
  const { t } = useSpeech();
  const { activity, one, deed, kind } = props;
  const {
    claims,
    confirm,
    admitted,
    admit,
    reason,
    give,
    isChecked,
    isChosen,
    needsReason,
    lacksReason,
    send,
  } = useVerdict(props);
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <h3>{t(`office-registrations:verdict.title.${kind}`)}</h3>
      <ClaimFields activity={activity} claimed={one.content} confirmed={claims} confirm={confirm} />
      <ChoiceGroup
        kind="radio"
        name="admitted"
        compact
        legend={t('office-registrations:verdict.admitted')}
        error={isChecked && !isChosen ? t('office-registrations:verdict.choose') : undefined}
        options={(['yes', 'no'] as const).map((value) => ({
          value,
          title: t(`office-registrations:verdict.${value}`),
        }))}
        selected={admitted}
        onChange={admit}
      />
      {needsReason && (
        <TextField
          multiline={3}
          width="100%"
          maxLength={500}
          label={t(`office-registrations:verdict.reason.${kind}`)}
          hint={t('office-registrations:verdict.reasonHint')}
          {...(isChecked && lacksReason && { error: t('office-registrations:why.noReason') })}
          value={reason}
          onChange={give}
        />
      )}
      <p>
        <OfficeButton type="submit" busy={deed.isBusy}>
          {t('office-registrations:verdict.send')}
        </OfficeButton>
      </p>
    </form>
  );
}
