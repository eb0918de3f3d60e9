import { useId, useState } from 'react';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { SigningHint } from '../access/signing-hint.tsx';
import { AmendedPeopleLine } from '../parts/amended-people.tsx';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOfficeMoment } from '../parts/use-moment.ts';
import payments from '../payments/payments.module.css';
import styles from './imports.module.css';
import type { ImportsProps } from './imports-props.ts';

/** What is brought is an amendment: its reason is written, and the person who brings it signs it. */
export function ProposeAmendment({ state, presenter }: ImportsProps) {
  const { t } = useSpeech();
  const id = useId();
  const [reason, write] = useState('');
  return (
    <form
      className={styles.option}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void presenter.propose(reason);
      }}
    >
      <h3>{t('office-census:amendment.title')}</h3>
      <p>{t('office-census:amendment.lead')}</p>
      <label htmlFor={id}>{t('office-census:amendment.reason')}</label>
      <textarea
        id={id}
        className={styles.reason}
        rows={2}
        maxLength={300}
        aria-describedby={`${id}-hint`}
        value={reason}
        onChange={({ target }) => write(target.value)}
      />
      <small id={`${id}-hint`} className={payments.small}>
        {t('office-census:amendment.reasonHint')}
      </small>
      {state.needs === 'reason' && (
        <span role="alert" className={payments.error}>
          {t('office-census:amendment.refused.noReason')}
        </span>
      )}
      <OfficeButton type="submit" busy={state.isBusy}>
        {t('office-census:amendment.propose')}
      </OfficeButton>
      <SigningHint className={payments.small} />
    </form>
  );
}

/** The amendment that waits for another person. */
export function AmendmentThatWaits({ state, presenter }: ImportsProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const amendment = state.done?.census?.amendment ?? null;
  if (amendment === null) return null;
  const { by, at, people, reason, isCurrent } = amendment;
  return (
    <Notice tone={isCurrent ? 'info' : 'warning'}>
      <p>
        <b>{t('office-census:amendment.title')}</b>
      </p>
      <p>
        {isCurrent
          ? t('office-census:amendment.waiting', { who: by, at: moment(at) })
          : t('office-census:amendment.void')}{' '}
        <AmendedPeopleLine people={people} />
      </p>
      <p>«{reason}»</p>
      <OfficeButton look="text" busy={state.isBusy} onClick={() => void presenter.takeBack(amendment.id)}>
        {t('office-census:amendment.takeBack')}
      </OfficeButton>
    </Notice>
  );
}
