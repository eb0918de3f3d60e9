import { useEffect, useId, useState } from 'react';
import { useViewModel } from '#ui-web/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useAskWhileSeen } from '../../parts/ask-while-seen.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { SureDialog } from '../../parts/sure-dialog.tsx';
import { useOffice } from '../../shell/office-context.ts';
import { HeldRehearsal } from './held-rehearsal.tsx';
import styles from './rehearsal.module.css';
import { rehearsalPresenter } from './rehearsal-presenter.ts';

/** Milliseconds between two questions about how many people were given out. */
const often = 10_000;
const usualPeople = '20';
const mostPeople = 500;

function useRehearsal(vote: string) {
  const { council } = useOffice();
  const [presenter] = useState(() => rehearsalPresenter(council, vote));
  useEffect(() => {
    void presenter.load();
  }, [presenter]);
  return [presenter, useAskWhileSeen(presenter.load, often)] as const;
}

/** Refusals with words of their own. */
const inWords: ReadonlySet<string> = new Set(['incomplete', 'opened', 'held', 'tooMany', 'people']);

/** Begins a rehearsal with so many people. */
function Beginning({
  isBusy,
  begin,
}: {
  readonly isBusy: boolean;
  readonly begin: (people: number) => void;
}) {
  const { t } = useSpeech();
  const id = useId();
  const [people, setPeople] = useState(usualPeople);
  return (
    <form
      className={styles.beginning}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) begin(Number(people));
      }}
    >
      <div className={styles.field}>
        <label htmlFor={id}>{t('office-votes:rehearsal.people')}</label>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={mostPeople}
          required
          aria-describedby={`${id}-hint`}
          value={people}
          onChange={(event) => setPeople(event.target.value)}
        />
        <small id={`${id}-hint`}>{t('office-votes:rehearsal.peopleHint')}</small>
      </div>
      <OfficeButton type="submit" look="outline" busy={isBusy}>
        {t('office-votes:rehearsal.begin')}
      </OfficeButton>
    </form>
  );
}

interface RehearsalSectionProps {
  readonly vote: string;
  /** Stores what is being written of the vote. */
  readonly send: () => Promise<boolean>;
}

/** The rehearsal of a vote that is not opened yet: how to begin one, or the one that is held. */
export function RehearsalSection({ vote, send }: RehearsalSectionProps) {
  const { t } = useSpeech();
  const [presenter, place] = useRehearsal(vote);
  const { answer, isBusy, trouble } = useViewModel(presenter);
  const [isEnding, setEnding] = useState(false);
  if (answer === null) return null;
  const { held, may } = answer;
  return (
    <section className={styles.rehearsal} aria-labelledby="ensayo" ref={place}>
      <h2 id="ensayo" tabIndex={-1}>
        {t('office-votes:rehearsal.title')}
      </h2>
      <p>{t('office-votes:rehearsal.lead')}</p>
      {held === null && may && (
        <Beginning isBusy={isBusy} begin={(people) => void presenter.begin(people, send)} />
      )}
      {held === null && !may && <p className={styles.hint}>{t('office-votes:rehearsal.none')}</p>}
      {held !== null && (
        <HeldRehearsal
          {...{ held, may, isBusy }}
          close={() => void presenter.close()}
          end={() => setEnding(true)}
        />
      )}
      {trouble !== null && (
        <p role="alert" className={styles.bad}>
          {t(`office-votes:rehearsal.refused.${inWords.has(trouble) ? trouble : 'other'}`)}
        </p>
      )}
      <SureDialog
        isOpen={isEnding}
        title={t('office-votes:rehearsal.sure')}
        lead={t('office-votes:rehearsal.sureLead')}
        yes={t('office-votes:rehearsal.end')}
        no={t('office-votes:rehearsal.keep')}
        isBusy={isBusy}
        cancel={() => setEnding(false)}
        confirm={() => void presenter.end().then(() => setEnding(false))}
      />
    </section>
  );
}
