import { useEffect, useRef, useState } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { invitationPath } from '../access/invitation.tsx';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOffice } from '../shell/office-context.ts';
import { SecretText } from '../parts/secret-text.tsx';
import styles from './people.module.css';
import type { InvitedOne } from './person.ts';

interface InviteLinkProps {
  readonly invited: InvitedOne;
  readonly onClose: () => void;
}

/** The link of an invitation, shown once. Takes the focus: it is what the reader came for. */
export function InviteLink({ invited, onClose }: InviteLinkProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [isCopied, setCopied] = useState(false);
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const link = `${window.location.origin}${invitationPath}?realm=${encodeURIComponent(council.realm)}#${invited.invitation}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <section ref={box} className={styles.card} tabIndex={-1} aria-labelledby="invite-link">
      <h2 id="invite-link">{t('office-people:link.title', { name: invited.person.name })}</h2>
      {invited.person.email !== null && (
        <Notice tone={invited.mailed ? 'ok' : 'warning'}>
          <p>
            {t(invited.mailed ? 'office-people:link.mailed' : 'office-people:link.notMailed', {
              email: invited.person.email,
            })}
          </p>
        </Notice>
      )}
      <p>{t('office-people:link.text')}</p>
      <SecretText>{link}</SecretText>
      <div className={styles.acts}>
        <OfficeButton onClick={() => void copy()}>
          <Icon name="copy" />
          {t(isCopied ? 'office-people:copied' : 'office-people:copy')}
        </OfficeButton>
        <OfficeButton look="text" onClick={onClose}>
          {t('office-people:close')}
        </OfficeButton>
      </div>
      <span className="visually-hidden" role="status">
        {isCopied ? t('office-people:copied') : ''}
      </span>
    </section>
  );
}
