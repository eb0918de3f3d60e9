import { useId } from 'react';
import { importTable } from '#domain/imports/layouts/layouts.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { ImportsProps } from './imports-props.ts';
import styles from './imports.module.css';
import type { ImportsDone, OpenVote } from './table-calls.ts';

/** The votes that check the census, each once. */
const votesIn = (done: ImportsDone | null): readonly OpenVote[] => {
  const { openVotes = [], fixedVotes = [] } = done?.census ?? {};
  return [...fixedVotes, ...openVotes.filter(({ id }) => !fixedVotes.some((one) => one.id === id))];
};

/** What no column of the table says: the year of a budget, the process of proposals. */
export function TableOptions({ state, presenter }: ImportsProps) {
  const { t, said: inWords } = useSpeech();
  const id = useId();
  const { said, done } = state;
  const options = importTable(said.layout)?.options ?? [];
  return (
    <>
      {options.includes('year') && (
        <div className={styles.option}>
          <label htmlFor={`${id}-year`}>{t('office-imports:year')}</label>
          <input
            id={`${id}-year`}
            className={styles.year}
            inputMode="numeric"
            maxLength={4}
            value={said.year}
            onChange={({ target }) => presenter.say({ year: target.value })}
          />
        </div>
      )}
      {options.includes('executedTo') && (
        <div className={styles.option}>
          <label htmlFor={`${id}-day`}>{t('office-imports:executedTo')}</label>
          <input
            id={`${id}-day`}
            type="date"
            value={said.executedTo}
            onChange={({ target }) => presenter.say({ executedTo: target.value })}
          />
        </div>
      )}
      {options.includes('vote') && <VoteOption state={state} presenter={presenter} />}
      {options.includes('process') && (
        <div className={styles.option}>
          <label htmlFor={`${id}-process`}>{t('office-imports:process')}</label>
          <select
            id={`${id}-process`}
            value={said.process}
            onChange={({ target }) => presenter.say({ process: target.value })}
          >
            <option value="">{t('office-imports:chooseOne')}</option>
            {(done?.processes ?? []).map((process) => (
              <option key={process.id} value={process.id}>
                {inWords(process.title).text}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  );
}

/** Which vote letters are of. */
function VoteOption({ state, presenter }: ImportsProps) {
  const { t, said: inWords } = useSpeech();
  const id = useId();
  return (
    <div className={styles.option}>
      <label htmlFor={id}>{t('office-census:letters.vote')}</label>
      <select
        id={id}
        value={state.said.vote}
        onChange={({ target }) => presenter.say({ vote: target.value })}
      >
        <option value="">{t('office-imports:chooseOne')}</option>
        {votesIn(state.done).map((vote) => (
          <option key={vote.id} value={vote.id}>
            {inWords(vote.title).text}
          </option>
        ))}
      </select>
    </div>
  );
}
