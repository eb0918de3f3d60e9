import { useCallback, useState } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { endOwnSessionsCall } from '#adapters/wire/office/end-own-sessions.ts';
import { listOwnSessionsCall } from '#adapters/wire/office/list-own-sessions.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { type Told, ToldNotice } from '../parts/told-notice.tsx';
import { useOffice } from '../shell/office-context.ts';
import styles from './access.module.css';
import { RowAct } from './row-act.tsx';
import { faultWords } from './fault-words.ts';
import { useOfficeMoment } from '../parts/use-moment.ts';

type Session = CallAnswer<typeof listOwnSessionsCall>['items'][number];

/** Where a person is signed in; they end any of it. */
export function OwnSessions() {
  const { t } = useSpeech();
  const { council, askWho } = useOffice();
  const [told, setTold] = useState<Told | null>(null);
  const { realm, call } = council;
  const [came, readAgain] = useAnswer(useCallback(() => call(listOwnSessionsCall, { realm }), [call, realm]));
  const items: readonly Session[] = came === null || isLeft(came) ? [] : came.right.items;
  const end = async (session: Session | null) => {
    const body = session === null ? {} : { session: session.id };
    const done = await call(endOwnSessionsCall, { realm, body });
    if (isLeft(done)) setTold({ isFault: true, words: faultWords(t, done.left) });
    else if (session?.isThis ?? true) askWho();
    else {
      setTold({ isFault: false, words: t('office-access:sessions.ended') });
      readAgain();
    }
  };
  return (
    <section className={styles.card} aria-labelledby="own-sessions">
      <h2 id="own-sessions">{t('office-access:sessions.title')}</h2>
      <p className="note">{t('office-access:sessions.text')}</p>
      <ul role="list" className={styles.rows}>
        {items.map((one) => (
          <SessionRow key={one.id} session={one} end={() => void end(one)} />
        ))}
      </ul>
      <ToldNotice told={told} />
      {items.length > 1 && (
        <div className={styles.acts}>
          <OfficeButton look="outline" onClick={() => void end(null)}>
            {t('office-access:sessions.endAll')}
          </OfficeButton>
        </div>
      )}
    </section>
  );
}

function SessionRow({ session, end }: { readonly session: Session; readonly end: () => void }) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const name = session.device === '' ? t('office-access:sessions.unknown') : session.device;
  const times = { opened: moment(session.openedAt), used: moment(session.usedAt) };
  return (
    <li>
      <span className={styles.what}>
        <span>
          {name}
          {session.isThis && <span className={styles.mark}> · {t('office-access:sessions.this')}</span>}
        </span>
        <small>
          {t(`office-access:way.${session.way}`)} · {t('office-access:sessions.used', times)}
        </small>
      </span>
      <RowAct words={t('office-access:sessions.end')} name={name} onClick={end} />
    </li>
  );
}
