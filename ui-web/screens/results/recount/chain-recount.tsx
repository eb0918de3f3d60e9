import { useState } from 'react';
import { ballotsAddress, surveyAddress } from '#adapters/wire/processes/open-data-address.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { RecountBox } from '#ui-web/components/recount-box/recount-box.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { resultKinds } from '../kinds/result-kinds.ts';
import styles from '../screen.module.css';
import type { RecountedQuestion } from './recount-props.ts';
import { ChainSearch } from './chain-search.tsx';
import { Verdict } from './recount-part.tsx';

interface QuestionsProps {
  readonly questions: readonly RecountedQuestion[];
}

/** Whether its ballots can be counted again: a text is published apart from the ballots. */
const isRecounted = ({ survey }: RecountedQuestion) => resultKinds[survey.question.kind].isRecounted;

/** The recount of a whole chain: one button, one search for the own ballots, and the lists of all questions. */
export function ChainRecount({ questions }: QuestionsProps) {
  const { t } = useSpeech();
  const [isCounting, setIsCounting] = useState(false);
  const countAll = async () => {
    setIsCounting(true);
    // One after the other: each fetches a list and keeps the browser busy.
    for (const { presenter } of questions.filter(isRecounted)) await presenter.countAgain();
    setIsCounting(false);
  };
  return (
    <LedgerRow
      id="chain-recount"
      level={2}
      title={t('results:recount.title')}
      lead={<p>{t('results:recount.lead')}</p>}
    >
      <RecountBox>
        <p>{t('results:recount.introAll')}</p>
        <p className="actions">
          <Button size="short" icon="repeat" busy={isCounting} onClick={() => void countAll()}>
            {t(isCounting ? 'results:recount.counting' : 'results:recount.startAll')}
          </Button>
        </p>
        <PlainList className={styles.verdicts}>
          {questions.map((question) => (
            <QuestionVerdict key={question.survey.id} {...question} />
          ))}
        </PlainList>
        <ChainSearch questions={questions} />
        <Lists questions={questions} />
      </RecountBox>
    </LedgerRow>
  );
}

/** The outcome for one question; nothing before it was counted. */
function QuestionVerdict({ survey, presenter }: RecountedQuestion) {
  const { said } = useSpeech();
  const state = useViewModel(presenter);
  if (state.recount.kind !== 'counted' && state.recount.kind !== 'refused') return null;
  return (
    <li className="stack stack-8 stretch">
      <strong>
        <Words of={said(survey.title)} />
      </strong>
      <Verdict survey={survey} state={state} />
    </li>
  );
}

/** The list of each question, and the command that counts it. */
function Lists({ questions }: QuestionsProps) {
  const { t, said } = useSpeech();
  const { realm } = usePlace().council;
  return (
    <details className={styles.search}>
      <summary>{t('results:recount.lists')}</summary>
      <PlainList className={styles.verdicts}>
        {questions.map(({ survey }) => {
          const { command } = resultKinds[survey.question.kind];
          const address = new URL(surveyAddress(realm, survey.id), window.location.href).href;
          return (
            <li key={survey.id} className="stack stack-8 stretch">
              <Link
                href={ballotsAddress(realm, survey.id)}
                download={`${t('results:ballotsFile')}-${survey.id}.jsonl`}
              >
                {t('results:recount.list')}: <Words of={said(survey.title)} />
              </Link>
              {command === null ? (
                <p className="note">{t('results:recount.free')}</p>
              ) : (
                <code>{`${command} ${address}`}</code>
              )}
            </li>
          );
        })}
      </PlainList>
    </details>
  );
}
