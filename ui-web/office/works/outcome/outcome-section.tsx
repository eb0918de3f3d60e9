import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import {
  makeResultArticleCall,
  readVoteOutcomeCall,
  type VoteOutcome,
} from '#adapters/wire/office-works/vote-outcome.ts';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { documentHref } from '../../documents/list/list-query.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { OfficeLink } from '../../parts/office-link.tsx';
import { type Told, ToldNotice } from '../../parts/told-notice.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import { moneySaid, workHref } from '../work-words.ts';
import styles from '../works.module.css';
import { MakeProjects } from './make-projects.tsx';

/** What is made of a vote once it is over: its result as news, and what it funded as projects. */
export function OutcomeSection({ vote }: { readonly vote: string }) {
  const { council } = useOffice();
  const ask = useCallback(
    () => council.call(readVoteOutcomeCall, { realm: council.realm, id: vote }),
    [council, vote],
  );
  const [answer, again] = useAnswer(ask);
  if (answer === null || isLeft(answer) || answer.right.why === 'notClosed') return null;
  return <Outcome vote={vote} outcome={answer.right} again={again} />;
}

interface OutcomeProps {
  readonly vote: string;
  readonly outcome: VoteOutcome;
  readonly again: () => void;
}

function Outcome({ vote, outcome, again }: OutcomeProps) {
  const { t, said } = useSpeech();
  const { funded, why, mayMake } = outcome;
  const open = funded.filter(({ isProject }) => !isProject);
  return (
    <section className={`${styles.news} ${styles.outcome}`} aria-labelledby="despues">
      <h2 id="despues">{t('office-works:outcome.title')}</h2>
      {why !== null && <p>{t(`office-works:outcome.why.${why}`)}</p>}
      <ResultNews vote={vote} outcome={outcome} />
      {funded.length > 0 && (
        <>
          <h3>{t('office-works:outcome.funded', { count: funded.length })}</h3>
          <ul role="list" className={styles.funded}>
            {funded.map(({ id, title, amount, isProject }) => {
              const name = said(title);
              return (
                <li key={id}>
                  {isProject ? (
                    <OfficeLink href={workHref(id)} lang={langOf(name)}>
                      {name.text}
                    </OfficeLink>
                  ) : (
                    <span lang={langOf(name)}>{name.text}</span>
                  )}
                  <span>{moneySaid(amount)}</span>
                </li>
              );
            })}
          </ul>
          {open.length === 0 && <p>{t('office-works:outcome.allMade')}</p>}
        </>
      )}
      {open.length > 0 && mayMake && (
        <MakeProjects vote={vote} count={open.length} people={outcome.people} made={again} />
      )}
    </section>
  );
}

/** The article about the result: made with one act, then checked and published in its editor. */
function ResultNews({ vote, outcome }: Pick<OutcomeProps, 'vote' | 'outcome'>) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [, navigate] = useLocation();
  const [told, tell] = useState<Told | null>(null);
  const { article, mayTell } = outcome;
  if (article !== null)
    return (
      <p>
        <OfficeLink href={documentHref('articulos', article)}>{t('office-works:outcome.article')}</OfficeLink>
      </p>
    );
  if (!mayTell) return null;
  const make = async () => {
    const made = await council.call(makeResultArticleCall, { realm: council.realm, id: vote, body: {} });
    if (isLeft(made)) tell({ isFault: true, words: t('office-works:outcome.failed') });
    else navigate(documentHref('articulos', made.right.id));
  };
  return (
    <>
      <p className={styles.acts}>
        <OfficeButton onClick={() => void make()}>{t('office-works:outcome.tell')}</OfficeButton>
      </p>
      <p className={styles.hint}>{t('office-works:outcome.tellHint')}</p>
      <ToldNotice told={told} />
    </>
  );
}
