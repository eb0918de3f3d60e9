import { useCallback, useId, useState } from 'react';
import { listSurveysCall } from '#adapters/wire/voting/list-surveys.ts';
import { readSurvey } from '#adapters/wire/voting/survey.ts';
import { ballotsAddress } from '#adapters/wire/processes/open-data-address.ts';
import type { Election } from '#domain/budget/election.ts';
import { isLeft } from '#domain/shared/result.ts';
import { publishesList } from '#domain/voting/results-visibility.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import styles from '../votes.module.css';
import { publishedElection } from './trial.ts';

/** The budget votes of the town that are over and whose ballots are published. */
function usePublished(): readonly Survey[] {
  const { council, town } = useOffice();
  const ask = useCallback(async (): Promise<readonly Survey[]> => {
    const found = await council.call(listSurveysCall, { realm: council.realm });
    if (isLeft(found)) return [];
    return found.right.items.flatMap((wire) => {
      const read = readSurvey(wire, town.timeZone);
      if (isLeft(read) || read.right.question.kind !== 'budgetAmount') return [];
      const isOver = surveyState(read.right, council.clock.now(), town.timeZone).kind === 'closed';
      return isOver && publishesList(read.right) ? [read.right] : [];
    });
  }, [council, town]);
  return useAnswer(ask)[0] ?? [];
}

interface EarlierProps {
  readonly take: (election: Election) => void;
}

/** Takes the published ballots of an earlier vote of the town, to try the rules on them. */
export function EarlierBallots({ take }: EarlierProps) {
  const { t, said } = useSpeech();
  const { council, town } = useOffice();
  const id = useId();
  const surveys = usePublished();
  const [chosen, choose] = useState('');
  const [hasFailed, fail] = useState(false);
  const [first] = surveys;
  if (first === undefined) return null;
  const survey = surveys.find((one) => one.id === chosen) ?? first;
  const read = async () => {
    fail(false);
    try {
      const answer = await fetch(ballotsAddress(council.realm, survey.id));
      const election = answer.ok
        ? publishedElection(await answer.text(), town.timeZone, (title) => said(title).text)
        : null;
      if (election === null) fail(true);
      else take(election);
    } catch {
      fail(true);
    }
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('office-votes:rule.earlier')}</label>
      <select id={id} value={survey.id} onChange={(event) => choose(event.target.value)}>
        {surveys.map((one) => (
          <option key={one.id} value={one.id}>
            {said(one.title).text}
          </option>
        ))}
      </select>
      <OfficeButton look="outline" onClick={() => void read()}>
        {t('office-votes:rule.tryOnEarlier')}
      </OfficeButton>
      {hasFailed && (
        <p role="alert" className={styles.bad}>
          {t('office-votes:rule.notRead')}
        </p>
      )}
    </div>
  );
}
