import { useState } from 'react';
import { invitePersonCall } from '#adapters/wire/office/invite-person.ts';
import { isLeft } from '#domain/shared/result.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { ToldNotice } from '../parts/told-notice.tsx';
import { useOffice } from '../shell/office-context.ts';
import styles from './people.module.css';
import type { InvitedOne } from './person.ts';

interface InviteFormProps {
  readonly onInvited: (one: InvitedOne) => void;
  readonly onClose: () => void;
}

/** The part of the form that is wrong, if the server says so. */
function faultIn(refused: object): 'name' | 'email' | 'other' {
  const where = 'where' in refused ? refused.where : null;
  return where === 'name' || where === 'email' ? where : 'other';
}

/** Inviting somebody: they get no role by it. */
export function InviteForm({ onInvited, onClose }: InviteFormProps) {
  const { t, language } = useSpeech();
  const { council } = useOffice();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<'name' | 'email' | 'other' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const invite = async () => {
    setBusy(true);
    const body = { name, email, language, mail: email.trim() !== '' };
    const invited = await council.call(invitePersonCall, { realm: council.realm, body });
    setBusy(false);
    if (isLeft(invited)) setFault(faultIn(invited.left));
    else onInvited(invited.right);
  };
  return (
    <form
      noValidate
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void invite();
      }}
    >
      <h2>{t('office-people:invite')}</h2>
      <TextField
        label={t('office-people:name')}
        value={name}
        onChange={setName}
        width="100%"
        maxLength={80}
        autoComplete="off"
        error={fault === 'name' ? t('office-people:wrong.name') : undefined}
      />
      <TextField
        type="email"
        label={t('office-people:email')}
        hint={t('office-people:emailHint')}
        value={email}
        onChange={setEmail}
        width="100%"
        autoComplete="off"
        error={fault === 'email' ? t('office-people:wrong.email') : undefined}
      />
      <ToldNotice
        told={fault === 'other' ? { isFault: true, words: t('office-people:refused.other') } : null}
      />
      <div className={styles.acts}>
        <OfficeButton type="submit" busy={isBusy}>
          {t('office-people:send')}
        </OfficeButton>
        <OfficeButton look="text" onClick={onClose}>
          {t('office-people:close')}
        </OfficeButton>
      </div>
    </form>
  );
}
