import { lazy, Suspense, useState } from 'react';
import type { Language } from '#domain/shared/localized-text.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { mayWrite } from '../../documents/form/form-place.ts';
import formStyles from '../../documents/form/form.module.css';
import { OfficeButton } from '../../parts/office-button.tsx';
import shared from '../votes.module.css';
import styles from './builder.module.css';
import type { BuilderPresenter, OpenBuilder } from './builder-presenter.ts';
import { QuestionEditor } from './question-editor.tsx';
import { QuestionList } from './question-list.tsx';
import { QuestionPlace } from './question-place.tsx';
import { VoteSettings } from './vote-settings.tsx';

const LateLive = lazy(async () => ({ default: (await import('../live/live-question.tsx')).LiveQuestion }));

interface BuilderProps {
  readonly state: OpenBuilder;
  readonly presenter: BuilderPresenter;
  /** An opened vote: only texts and the last day change. */
  readonly isOpened: boolean;
}

/** Which languages have a column: the first, and beside it one that is chosen. */
function useColumns(languages: readonly Language[]) {
  const [beside, setBeside] = useState<Language | null>(languages[1] ?? null);
  const [alone, setAlone] = useState<Language | null>(null);
  const isNarrow = globalThis.matchMedia('(max-width: 47.99em)').matches;
  const [first = 'es'] = languages;
  const columns = isNarrow ? [alone ?? first] : beside === null ? [first] : [first, beside];
  return { columns, choose: (one: Language) => (isNarrow ? setAlone(one) : setBeside(one)), isNarrow };
}

interface RemoveProps {
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly remove: () => void;
}

/** Asks again before a question goes. */
function RemoveDialog({ isOpen, close, remove }: RemoveProps) {
  const { t } = useSpeech();
  return (
    <DialogFrame
      open={isOpen}
      title={t('office-votes:removeQuestion')}
      onClose={close}
      footer={
        <>
          <OfficeButton onClick={remove}>{t('office-votes:removeQuestion')}</OfficeButton>
          <OfficeButton look="outline" data-autofocus="" onClick={close}>
            {t('office-documents:leaveIt')}
          </OfficeButton>
        </>
      }
    >
      <p>{t('office-votes:removeSure')}</p>
    </DialogFrame>
  );
}

/** The questions of a vote, and how it is held. */
export function VoteBuilder({ state, presenter, isOpened }: BuilderProps) {
  const { t } = useSpeech();
  const { main, questions } = state;
  const [chosen, choose] = useState(main.id);
  const [isLive, live] = useState(false);
  const [isRemoving, remove] = useState(false);
  const { columns, choose: column, isNarrow } = useColumns(main.languages);
  const current = questions.find(({ id }) => id === chosen) ?? main;
  const choices = isNarrow ? main.languages : main.languages.slice(1);
  return (
    <div className={styles.builder}>
      <div className={styles.sidebar}>
        <QuestionList {...{ state, presenter, choose }} current={current.id} />
        {!isOpened && <VoteSettings state={state} presenter={presenter} />}
      </div>
      <div className={styles.main}>
        <div className={styles.toolbar}>
          <div role="group" aria-label={t('office-documents:languages')} className={styles.languages}>
            {choices.length > 1 &&
              choices.map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={columns.includes(one)}
                  onClick={() => column(one)}
                >
                  {t(`office-documents:language.${one}`)}
                </button>
              ))}
          </div>
          <span className={shared.acts}>
            <OfficeButton look="outline" onClick={() => live(true)}>
              {t('office-votes:live.button')}
            </OfficeButton>
            {!isOpened && current.id !== main.id && mayWrite(main, null) && (
              <OfficeButton look="text" onClick={() => remove(true)}>
                {t('office-votes:removeQuestion')}
              </OfficeButton>
            )}
          </span>
        </div>
        <QuestionPlace key={current.id} question={current} presenter={presenter} columns={columns}>
          <div className={classNames(columns.length > 1 && formStyles.two)}>
            <QuestionEditor question={current} />
          </div>
        </QuestionPlace>
      </div>
      <Suspense>{isLive && <LateLive questions={questions} close={() => live(false)} />}</Suspense>
      <RemoveDialog
        isOpen={isRemoving}
        close={() => remove(false)}
        remove={() => {
          remove(false);
          choose(main.id);
          void presenter.remove(current.id);
        }}
      />
    </div>
  );
}
