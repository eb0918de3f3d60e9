import { type RefObject, useEffect, useRef, useState } from 'react';
import type { OwnVisit } from '#adapters/wire/appointments/visit.ts';
import { preferredMinutes } from '#domain/appointments/queue.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { LanguageChoice } from '../shell/language-choice.tsx';
import type { Hall, HallPresenter, TakenTicket } from './hall-presenter.ts';
import styles from './hall.module.css';
import { OwnTicket } from './own-ticket.tsx';
import { useWaitWords } from './use-wait-words.ts';

/** A ticket is shown for so many milliseconds, then the screen is for the next person. */
const shownFor = 40_000;

interface EntranceProps {
  readonly realm: string;
  readonly hall: Hall;
  readonly presenter: HallPresenter;
  readonly newKey: () => string;
  readonly changeLanguage: (language: Language) => void;
}

interface Wanted {
  readonly key: string;
  readonly service: string;
}

/** Gives tickets at the entrance: one press for what a person comes for, then their code, large. */
export function HallEntrance({ realm, hall, presenter, newKey, changeLanguage }: EntranceProps) {
  const { t, said } = useSpeech();
  const [taken, setTaken] = useState<TakenTicket | null>(null);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const words = useWaitWords();
  const title = useRef<HTMLHeadingElement>(null);
  const given = taken?.kind === 'given' ? taken.visit : null;
  useEffect(() => {
    title.current?.focus();
    if (given === null) return undefined;
    const timer = setTimeout(() => setTaken(null), shownFor);
    return () => clearTimeout(timer);
  }, [given]);
  const take = async (service: string) => {
    // A press that got no answer is the same one when it comes again.
    const asked = wanted?.service === service && taken?.kind === 'lost' ? wanted : { key: newKey(), service };
    setWanted(asked);
    setTaken(await presenter.take(asked.key, service));
  };
  if (given !== null)
    return <GivenAtEntrance {...{ realm, hall, title }} visit={given} done={() => setTaken(null)} />;
  const isAllClosed = hall.services.every(({ id }) => hall.closed?.services.includes(id));
  return (
    <main className={styles.entrance}>
      <LanguageChoice
        className={styles.languages}
        label={t('office-hall:language')}
        change={changeLanguage}
      />
      <h1 ref={title} tabIndex={-1}>
        {t('office-hall:what')}
      </h1>
      {hall.closed !== null && isAllClosed ? (
        <p>
          {t('office-hall:shut', { reason: hall.closed.reason })}. {t('office-hall:askFirst')}
        </p>
      ) : (
        <p>{t('office-hall:takeNow', { wait: words(hall.wait) })}</p>
      )}
      {taken !== null && taken.kind !== 'given' && (
        <Notice tone="error" live="assertive">
          <p>{t(`office-hall:fault.${taken.kind}`)}</p>
        </Notice>
      )}
      <div className={styles.services}>
        {hall.services.map(({ id, title: name }) => (
          <button key={id} type="button" onClick={() => void take(id)}>
            {said(name).text}
          </button>
        ))}
      </div>
      <p>{t('office-hall:earlierWords', { n: preferredMinutes })}</p>
    </main>
  );
}

interface GivenProps extends Pick<EntranceProps, 'realm' | 'hall'> {
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly visit: OwnVisit;
  readonly done: () => void;
}

/** The code of a ticket that was just taken, large, and how long its person will wait. */
function GivenAtEntrance({ realm, hall, title, visit, done }: GivenProps) {
  const { t } = useSpeech();
  const words = useWaitWords();
  const { code, waitFrom, waitTo } = visit;
  return (
    <main className={styles.entrance}>
      <h1 ref={title} tabIndex={-1}>
        {t('office-hall:yourTurn')} <span className={styles.code}>{code}</span>
      </h1>
      <p>{t('office-hall:watch')}</p>
      {hall.closed !== null && visit.services.some((id) => hall.closed?.services.includes(id)) && (
        <p>{t('office-hall:shut', { reason: hall.closed.reason })}</p>
      )}
      {waitFrom !== null && waitTo !== null && (
        <p>{t('office-hall:wait', { wait: words({ from: waitFrom, to: waitTo }) })}</p>
      )}
      <OwnTicket realm={realm} ticket={visit.id} />
      <button type="button" className={styles.done} onClick={done}>
        {t('office-hall:done')}
      </button>
    </main>
  );
}
