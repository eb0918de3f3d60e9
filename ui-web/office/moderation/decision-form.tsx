import { useMemo, useState } from 'react';
import { PickList } from '#ui-web/components/pick-list/pick-list.tsx';
import { folded } from '#domain/directory/folded.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import styles from './moderation.module.css';
import {
  needsWords,
  type ShownVerdict,
  shownVerdicts,
  type ValidationPresenter,
  type ValidationState,
} from './proposals-presenter.ts';
import own from './proposals.module.css';

type Open = Extract<ValidationState, { kind: 'open' }>;

interface DecisionProps {
  readonly state: Open;
  readonly presenter: ValidationPresenter;
}

/** What is decided, and what the sender is told. */
export function DecisionForm({ state, presenter }: DecisionProps) {
  const { t } = useSpeech();
  const [verdict, choose] = useState<ShownVerdict>('validate');
  const [text, write] = useState('');
  const [into, pick] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void presenter.decide({ verdict, text, into });
      }}
    >
      <fieldset className={styles.choices}>
        <legend>{t('office-moderation:proposals.verdict')}</legend>
        {shownVerdicts.map((one) => (
          <label key={one}>
            <input type="radio" name="verdict" checked={one === verdict} onChange={() => choose(one)} />
            {t(`office-moderation:proposals.${one}`)}
          </label>
        ))}
      </fieldset>
      {verdict === 'merge' ? (
        <OtherProposal state={state} pick={pick} />
      ) : (
        <Words text={text} isNeeded={needsWords(verdict)} write={write} />
      )}
      <p className={own.send}>
        <OfficeButton type="submit" busy={state.isBusy}>
          {t(
            verdict === 'merge' ? 'office-moderation:proposals.mergeIt' : 'office-moderation:proposals.send',
          )}
        </OfficeButton>
      </p>
    </form>
  );
}

interface WordsProps {
  readonly text: string;
  readonly isNeeded: boolean;
  readonly write: (text: string) => void;
}

function Words({ text, isNeeded, write }: WordsProps) {
  const { t } = useSpeech();
  return (
    <div className={styles.choices}>
      <label htmlFor="words">
        {t(isNeeded ? 'office-moderation:proposals.words' : 'office-moderation:proposals.wordsOptional')}
      </label>
      <textarea
        id="words"
        value={text}
        maxLength={5000}
        aria-describedby="words-hint"
        required={isNeeded}
        onChange={(event) => write(event.target.value)}
      />
      <small id="words-hint" className={styles.hint}>
        {t('office-moderation:proposals.hint')}
      </small>
    </div>
  );
}

/** The other proposals of the screen that another one can be merged into, by number and title. */
function useOthers({ waiting, decided, shown }: Open) {
  const { said } = useSpeech();
  return useMemo(() => {
    const all = [
      ...waiting.map(({ subject, title }) => ({ id: subject, text: said(title).text, detail: subject })),
      ...decided
        .filter(({ into }) => into === null)
        .map(({ iid, title }) => ({ id: iid, text: title, detail: iid })),
    ];
    const others = new Map(all.filter(({ id }) => id !== shown?.iid).map((one) => [one.id, one]));
    return [...others.values()];
  }, [waiting, decided, shown, said]);
}

const mostOffered = 8;

/** Looks for the other proposal; a number that is not listed can be written out. */
function OtherProposal({ state, pick }: { readonly state: Open; readonly pick: (iid: string) => void }) {
  const { t } = useSpeech();
  const [typed, type] = useState('');
  const [isPicked, setPicked] = useState(false);
  const others = useOthers(state);
  const looked = folded(typed.trim());
  const found = others
    .filter(({ text, detail }) => folded(`${text} ${detail}`).includes(looked))
    .slice(0, mostOffered);
  const status =
    isPicked || looked === '' ? '' : t('office-moderation:proposals.found', { count: found.length });
  return (
    <div className={own.other}>
      <PickList
        label={t('office-moderation:proposals.other')}
        hint={t('office-moderation:proposals.otherHint')}
        listLabel={t('office:places.proposals')}
        value={typed}
        found={isPicked || looked === '' ? null : found}
        status={status}
        onChange={(next) => {
          type(next);
          setPicked(false);
          pick(next.trim());
        }}
        onPick={(one) => {
          type(`${one.text} · ${one.id}`);
          setPicked(true);
          pick(one.id);
        }}
      />
    </div>
  );
}
