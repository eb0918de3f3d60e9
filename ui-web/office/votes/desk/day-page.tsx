import { useCallback, useEffect, useState } from 'react';
import type { VoteDay } from '#adapters/wire/voting-desk/day.ts';
import { noteIncidentCall } from '#adapters/wire/voting-desk/note-incident.ts';
import { readVoteDayCall } from '#adapters/wire/voting-desk/read-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../../parts/office-link.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import frame from '../../shell/frame.module.css';
import { useOffice, useOfficeTitle } from '../../shell/office-context.ts';
import { voteHref } from '../list/votes-list.tsx';
import { DayFigures } from './day-figures.tsx';
import { DayHealth } from './day-health.tsx';
import { DayIncidents } from './day-incidents.tsx';
import { DayQuestions } from './day-questions.tsx';
import styles from './day.module.css';

/** The figures are asked for once a minute. */
const often = 60_000;
const knownFaults = ['noWords', 'tooLong', 'personal'];

/** The day of a vote: turnout, health and incidents. */
export function DayPage({ id }: { readonly id: string }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const ask = useCallback(() => council.call(readVoteDayCall, { realm: council.realm, id }), [council, id]);
  const [answer, again] = useAnswer(ask);
  const [later, setLater] = useState<VoteDay | null>(null);
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && again(), often);
    return () => clearInterval(timer);
  }, [again]);
  const note = async (words: string) => {
    const noted = await council.call(noteIncidentCall, { realm: council.realm, id, body: { words } });
    if (!isLeft(noted)) {
      setLater(noted.right);
      again();
      return null;
    }
    const where = 'where' in noted.left ? noted.left.where : '';
    return knownFaults.includes(where) ? where : 'failed';
  };
  if (answer !== null && !isLeft(answer)) {
    const incidents = [answer.right, later ?? answer.right].map((day) => day.incidents);
    const longest = incidents.toSorted((one, other) => other.length - one.length)[0] ?? [];
    return <OpenDay id={id} day={{ ...answer.right, incidents: longest }} note={note} />;
  }
  const kind = answer === null ? null : answer.left.kind;
  return (
    <div className={frame.body}>
      <h1 tabIndex={-1}>{t('office-polling:day.title')}</h1>
      {kind === null && <LoadingList title={t('office:loading')} />}
      {kind === 'deskRefused' && (
        <EmptyState title={t('office-polling:noDesk')}>
          <OfficeLink href={voteHref(id)}>{t('office-polling:toVote')}</OfficeLink>
        </EmptyState>
      )}
      {kind === 'notAllowed' && <EmptyState title={t('office-votes:state.refused')} />}
      {kind !== null && kind !== 'deskRefused' && kind !== 'notAllowed' && (
        <ErrorState
          title={t('office-polling:day.notRead')}
          retry={{ text: t('office:again'), onClick: again }}
        />
      )}
    </div>
  );
}

interface OpenDayProps {
  readonly id: string;
  readonly day: VoteDay;
  readonly note: (words: string) => Promise<string | null>;
}

function OpenDay({ id, day, note }: OpenDayProps) {
  const { t, said } = useSpeech();
  const { me } = useOffice();
  const title = said(day.title).text;
  useOfficeTitle(`${t('office-polling:day.title')} · ${title}`);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.facts}>
          <OfficeLink href={voteHref(id)}>{title}</OfficeLink>
          {me.acts.has('desk.identify') && (
            <OfficeLink href={`${voteHref(id)}/mesa`}>{t('office-polling:title')}</OfficeLink>
          )}
        </p>
        <h1 tabIndex={-1}>{t('office-polling:day.title')}</h1>
      </header>
      <DayFigures day={day} />
      <div className={styles.two}>
        <DayHealth day={day} />
        <div className={styles.stack}>
          <DayQuestions questions={day.questions} />
          <DayIncidents incidents={day.incidents} note={note} />
        </div>
      </div>
    </div>
  );
}
