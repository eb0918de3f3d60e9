import { useState } from 'react';
import { addKeyCall } from '#adapters/wire/office/add-key.ts';
import { askForKeyCall } from '#adapters/wire/office/ask-for-key.ts';
import { removeKeyCall } from '#adapters/wire/office/remove-key.ts';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { type Told, ToldNotice } from '../parts/told-notice.tsx';
import { useOffice } from '../shell/office-context.ts';
import styles from './access.module.css';
import { type Authenticator, browserAuthenticator } from './authenticator.ts';
import { faultWords } from './fault-words.ts';
import { useOfficeMoment } from '../parts/use-moment.ts';
import { RowAct } from './row-act.tsx';

/** The person who is signed in, as the screen of their access shows them. */
export type OwnPerson = CallAnswer<typeof addKeyCall>;

interface OwnKeysProps {
  readonly person: OwnPerson;
  readonly readAgain: () => void;
  readonly authenticator?: Authenticator;
}

/** The passkeys of a person: another one is added, one that is not needed is removed. */
export function OwnKeys({ person, readAgain, authenticator = browserAuthenticator }: OwnKeysProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [told, setTold] = useState<Told | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { realm, call } = council;
  const ended = (refused: { readonly kind: string } | null, done: string) => {
    setBusy(false);
    setTold(
      refused === null ? { isFault: false, words: done } : { isFault: true, words: faultWords(t, refused) },
    );
    if (refused === null) readAgain();
  };
  const make = async (): Promise<{ readonly kind: string } | null> => {
    const asked = await call(askForKeyCall, { realm });
    if (isLeft(asked)) return asked.left;
    const answer = await authenticator.make(asked.right);
    if (isLeft(answer)) return answer.left;
    const added = await call(addKeyCall, { realm, body: { answer: answer.right } });
    return isLeft(added) ? added.left : null;
  };
  const add = async () => {
    setBusy(true);
    ended(await make(), t('office-access:keys.done'));
  };
  const remove = async (passkey: string) => {
    setBusy(true);
    const removed = await call(removeKeyCall, { realm, passkey });
    ended(isLeft(removed) ? removed.left : null, t('office-access:keys.removed'));
  };
  const hasKey = person.passkeys.length > 0;
  return (
    <section className={styles.card} aria-labelledby="own-keys">
      <h2 id="own-keys">{t('office-access:keys.title')}</h2>
      {person.passkeys.length < 2 && (
        <Notice tone="warning">
          <p>{t(hasKey ? 'office-access:keys.spare' : 'office-access:keys.none')}</p>
        </Notice>
      )}
      <ul role="list" className={styles.rows}>
        {person.passkeys.map((key) => (
          <KeyRow
            key={key.id}
            passkey={key}
            isBusy={isBusy}
            remove={person.passkeys.length > 1 ? () => void remove(key.id) : null}
          />
        ))}
      </ul>
      <ToldNotice told={told} />
      <div className={styles.acts}>
        <OfficeButton look="outline" busy={isBusy} onClick={() => void add()}>
          {t(hasKey ? 'office-access:keys.add' : 'office-access:keys.addFirst')}
        </OfficeButton>
      </div>
    </section>
  );
}

interface KeyRowProps {
  readonly passkey: OwnPerson['passkeys'][number];
  readonly isBusy: boolean;
  /** Null for the last one. */
  readonly remove: (() => void) | null;
}

function KeyRow({ passkey: { name, addedAt, usedAt }, isBusy, remove }: KeyRowProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  return (
    <li>
      <span className={styles.what}>
        <span>{name === '' ? t('office-access:sessions.unknown') : name}</span>
        <small>
          {t('office-access:keys.added', { when: moment(addedAt) })}
          {usedAt !== null && ` · ${t('office-access:keys.used', { when: moment(usedAt) })}`}
        </small>
      </span>
      {remove !== null && (
        <RowAct words={t('office-access:keys.remove')} name={name} busy={isBusy} onClick={remove} />
      )}
    </li>
  );
}
