import { useEffect, useId, useMemo, useState } from 'react';
import type { SeenBox } from '#adapters/wire/office-votes/paper/boxes.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { SheetSurvey } from '#domain/voting/paper/sheet.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import { DifferingBallot } from './differing-ballot.tsx';
import { type EntryPresenter, entryPresenter, type OpenEntry } from './entry-presenter.ts';
import styles from './paper.module.css';
import { BallotTiles } from './ballot-tiles.tsx';
import { Typing } from './typing.tsx';

/** Goes to another ballot than the next one. */
function NumberField({
  number,
  most,
  goTo,
}: {
  number: number;
  most: number;
  goTo: (number: number) => void;
}) {
  const { t } = useSpeech();
  const id = useId();
  const [typed, type] = useState(String(number));
  return (
    <form
      className={styles.goTo}
      onSubmit={(event) => {
        event.preventDefault();
        const asked = Number(typed);
        if (Number.isInteger(asked) && asked >= 1 && asked <= most) goTo(asked);
      }}
    >
      <label htmlFor={id}>{t('office-paper:entry.other')}</label>
      <input
        id={id}
        type="number"
        min={1}
        max={most}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <OfficeButton look="outline" type="submit">
        {t('office-paper:entry.go')}
      </OfficeButton>
    </form>
  );
}

interface EnteringProps {
  readonly state: OpenEntry;
  readonly presenter: EntryPresenter;
  readonly sheet: readonly SheetSurvey[];
}

/** The ballot that is typed now. */
function Entering({ state, presenter, sheet }: EnteringProps) {
  const { t, said } = useSpeech();
  const { number, at, typed, isSending, trouble, entries, settles } = state;
  const survey = sheet[at];
  const question = survey !== undefined && sheet.length > 1 ? ` · ${at + 1}. ${said(survey.title).text}` : '';
  return (
    <>
      {number === null || survey === undefined ? (
        <p role="status">{t('office-paper:entry.none')}</p>
      ) : (
        <Typing
          key={`${number} ${at} ${settles}`}
          question={survey.question}
          label={`${t(settles ? 'office-paper:entry.third' : 'office-paper:entry.ballot', { number })}${question}`}
          typed={typed}
          isSending={isSending}
          type={presenter.type}
          enter={(answer) => void presenter.enter(answer)}
        />
      )}
      {trouble !== null && (
        <p role="alert" className={styles.bad}>
          {t(`office-paper:refused.${trouble}`, t('office-paper:refused.other'))}
        </p>
      )}
      <div className={styles.acts}>
        {entries.last !== null && (
          <OfficeButton look="text" onClick={() => void presenter.takeBack()}>
            {t('office-paper:entry.takeBack', { number: entries.last })}
          </OfficeButton>
        )}
        {number !== null && (
          <NumberField key={number} number={number} most={entries.papers} goTo={presenter.goTo} />
        )}
      </div>
    </>
  );
}

interface EntryPanelProps {
  readonly vote: string;
  readonly box: SeenBox;
  readonly sheet: readonly SheetSurvey[];
  /** Something of the box was entered or decided. */
  readonly changed: () => void;
}

/** The ballots of a box, entered by number: two people each on their own, and a third where they differ. */
export function EntryPanel({ vote, box, sheet, changed }: EntryPanelProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const presenter = useMemo(
    () => entryPresenter(council, { id: vote, box: box.id }, sheet),
    [council, vote, box.id, sheet],
  );
  const state = useViewModel(presenter);
  useEffect(() => void presenter.load(), [presenter]);
  const states = state.kind === 'open' ? state.entries.states : '';
  useEffect(changed, [states, changed]);
  if (state.kind === 'loading') return <LoadingList title={t('office:loading')} />;
  if (state.kind !== 'open')
    return (
      <ErrorState
        title={t('office-paper:notRead')}
        retry={{ text: t('office:again'), onClick: () => void presenter.load() }}
      />
    );
  const { differing, papers } = state.entries;
  return (
    <div className={styles.entry}>
      <div className={styles.head}>
        <h3>{t('office-paper:entry.title', { box: box.name })}</h3>
        <span className={styles.hint}>
          {t('office-paper:entry.papers', { count: papers, n: formatCount(papers) })}
        </span>
      </div>
      <BallotTiles states={states} />
      <Entering state={state} presenter={presenter} sheet={sheet} />
      <p className={styles.hint}>{t('office-paper:entry.alone')}</p>
      {differing.length > 0 && (
        <ul role="list" className={styles.differences}>
          {differing.map((one) => (
            <DifferingBallot
              key={one.number}
              differing={one}
              sheet={sheet}
              isSending={state.isSending}
              settle={(number, answers) => void presenter.settle(number, answers)}
              anew={(number) => presenter.goTo(number, true)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
