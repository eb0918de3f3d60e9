import { useState } from 'react';
import type { StaffComment } from '#adapters/wire/comments/comment.ts';
import { type HideReason, hideReasons } from '#domain/comments/comment.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import type { ModerationPresenter } from './comments-presenter.ts';
import styles from './moderation.module.css';

interface HideProps {
  readonly comment: StaffComment | null;
  readonly isBusy: boolean;
  readonly presenter: ModerationPresenter;
}

/** Asks why a comment is withdrawn: readers see the reason in its place, and its writer is told. */
export function HideDialog({ comment, isBusy, presenter }: HideProps) {
  const { t } = useSpeech();
  const [reason, choose] = useState<HideReason>('insults');
  return (
    <DialogFrame
      open={comment !== null}
      title={t('office-moderation:dialog.title')}
      lead={t('office-moderation:dialog.lead')}
      onClose={() => presenter.askWhy(null)}
      footer={
        <>
          <OfficeButton busy={isBusy} onClick={() => void presenter.hide(reason)}>
            {t('office-moderation:dialog.confirm')}
          </OfficeButton>
          <OfficeButton look="outline" onClick={() => presenter.askWhy(null)}>
            {t('office-moderation:dialog.cancel')}
          </OfficeButton>
        </>
      }
    >
      <blockquote className={styles.words}>{comment?.text}</blockquote>
      <fieldset className={styles.choices}>
        <legend>{t('office-moderation:dialog.reasons')}</legend>
        {hideReasons.map((one) => (
          <label key={one}>
            <input type="radio" name="reason" checked={one === reason} onChange={() => choose(one)} />
            {t(`office-moderation:reason.${one}`)}
          </label>
        ))}
      </fieldset>
    </DialogFrame>
  );
}
