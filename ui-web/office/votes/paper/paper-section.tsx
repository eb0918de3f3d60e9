import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { addressOf } from '#adapters/wire/address-of.ts';
import type { BoxesAnswer } from '#adapters/wire/office-votes/paper/boxes.ts';
import { printBallotCall } from '#adapters/wire/office-votes/paper/print-ballot.ts';
import { readSurvey } from '#adapters/wire/voting/survey.ts';
import { isLeft } from '#domain/shared/result.ts';
import { paperSheet } from '#domain/voting/paper/sheet.ts';
import { useViewModel } from '#ui-web/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useAskWhileSeen } from '../../parts/ask-while-seen.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import votes from '../votes.module.css';
import { BoxRow } from './box-row.tsx';
import { EntryPanel } from './entry-panel.tsx';
import {
  type LoadedPaper,
  type PaperPresenter,
  paperPresenter,
  type PaperTrouble,
} from './paper-presenter.ts';
import styles from './paper.module.css';
import { RecordPanel } from './record-panel.tsx';

/** Milliseconds between two questions about what others did. */
const often = 10_000;

function usePaper(vote: string) {
  const { council } = useOffice();
  const [presenter] = useState(() => paperPresenter(council, vote));
  useEffect(() => {
    void presenter.load();
  }, [presenter]);
  return [presenter, useAskWhileSeen(presenter.load, often)] as const;
}

/** The questions that are printed on the ballots of a vote; the same list as long as its documents are the same. */
function useSheet({ surveys }: Pick<BoxesAnswer, 'surveys'>) {
  const { town } = useOffice();
  const text = JSON.stringify(surveys);
  return useMemo(() => {
    const read = (JSON.parse(text) as unknown[]).flatMap((body) => {
      const survey = readSurvey(body, town.timeZone);
      return isLeft(survey) ? [] : [survey.right];
    });
    return paperSheet(read);
  }, [text, town.timeZone]);
}

/** Adds a box. */
function PlanForm({
  isBusy,
  plan,
}: {
  readonly isBusy: boolean;
  readonly plan: (name: string) => Promise<boolean>;
}) {
  const { t } = useSpeech();
  const id = useId();
  const [name, type] = useState('');
  return (
    <form
      className={styles.plan}
      onSubmit={(event) => {
        event.preventDefault();
        void plan(name).then((isDone) => isDone && type(''));
      }}
    >
      <div className={votes.field}>
        <label htmlFor={id}>{t('office-paper:plan.name')}</label>
        <input
          id={id}
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
        />
      </div>
      <OfficeButton look="outline" type="submit" busy={isBusy}>
        {t('office-paper:act.plan')}
      </OfficeButton>
    </form>
  );
}

function Trouble({ trouble }: { readonly trouble: PaperTrouble | null }) {
  const { t } = useSpeech();
  if (trouble === null) return null;
  const { why, over } = trouble;
  return (
    <p role="alert" className={styles.bad}>
      {t(
        [`office-paper:refused.${why}`, `office-access:fault.${why}`, 'office-paper:refused.other'],
        over === null ? {} : { over },
      )}
    </p>
  );
}

/** Where the boxes of a vote are on their way. */
const wayOf = ({ boxes, stage }: BoxesAnswer) => {
  if (boxes.length === 0) return 'none';
  if (boxes.every(({ state }) => state === 'counted')) return 'counted';
  if (boxes.some(({ state }) => state === 'entering')) return 'entering';
  return stage === 'over' ? 'over' : 'open';
};

interface BoxesProps {
  readonly vote: string;
  readonly state: LoadedPaper;
  readonly presenter: PaperPresenter;
}

function Boxes({ vote, state: { paper, isBusy, trouble }, presenter }: BoxesProps) {
  const { t } = useSpeech();
  const [entered, enter] = useState<string | null>(null);
  const sheet = useSheet(paper);
  const { council } = useOffice();
  const { boxes, stage, refused } = paper;
  const changed = useCallback(() => void presenter.load(), [presenter]);
  const open = boxes.find(({ id, progress }) => id === entered && progress !== null);
  const mayBegin =
    boxes.length > 0 && boxes.every(({ state, contents }) => state === 'sealed' && contents !== null);
  const ready = boxes.filter(({ progress }) => progress !== null && progress.done === progress.papers);
  return (
    <>
      <p>{t(`office-paper:way.${wayOf(paper)}`)}</p>
      <p className={styles.acts}>
        {(['usual', 'large'] as const).map((size) => (
          <a
            key={size}
            href={addressOf(printBallotCall, { realm: council.realm, id: vote, size })}
            download=""
          >
            {t(`office-paper:print.${size}`)}
          </a>
        ))}
      </p>
      {refused !== null && <p className={styles.hint}>{t('office-paper:onlyOfficers')}</p>}
      <ul role="list" className={styles.boxes}>
        {boxes.map((box) => (
          <BoxRow
            key={box.id}
            {...{ box, paper, isBusy }}
            act={presenter.act}
            enter={box.progress === null || refused !== null ? null : () => enter(box.id)}
          />
        ))}
      </ul>
      {refused === null && stage !== 'over' && (
        <PlanForm isBusy={isBusy} plan={(name) => presenter.act({ act: 'plan', name })} />
      )}
      {refused === null && mayBegin && (
        <div className={styles.begin}>
          <p className={styles.hint}>{t('office-paper:begin.hint')}</p>
          <OfficeButton busy={isBusy} onClick={() => void presenter.act({ act: 'begin' })}>
            {t('office-paper:act.begin')}
          </OfficeButton>
        </div>
      )}
      <Trouble trouble={trouble} />
      {open !== undefined && <EntryPanel key={open.id} {...{ vote, sheet, changed }} box={open} />}
      {refused === null && ready.map((box) => <RecordPanel key={box.id} {...{ box, isBusy, presenter }} />)}
    </>
  );
}

/** The ballot boxes of a vote and the counting of its paper ballots. */
export function PaperSection({ vote }: { readonly vote: string }) {
  const { t } = useSpeech();
  const [presenter, place] = usePaper(vote);
  const state = useViewModel(presenter);
  // A vote that nobody can vote in on paper has nothing to say here.
  if (state.kind !== 'open') return null;
  const { obstacle } = state.paper;
  return (
    <section className={styles.section} aria-labelledby="papeletas" ref={place}>
      <h2 id="papeletas" tabIndex={-1}>
        {t('office-paper:title')}
      </h2>
      {obstacle === null ? (
        <Boxes {...{ vote, state, presenter }} />
      ) : (
        <p className={styles.hint}>{t(`office-paper:obstacle.${obstacle}`)}</p>
      )}
    </section>
  );
}
