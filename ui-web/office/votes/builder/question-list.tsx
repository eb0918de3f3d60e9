import { useId, useState } from 'react';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useTitleOf } from '../../documents/editor/use-title-of.ts';
import type { OpenDocument } from '../../documents/editor/open-document.ts';
import { mayWrite } from '../../documents/form/form-place.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import styles from './builder.module.css';
import { TypeOptions } from './type-options.tsx';
import type { BuilderPresenter, OpenBuilder } from './builder-presenter.ts';

interface QuestionListProps {
  readonly state: OpenBuilder;
  readonly presenter: BuilderPresenter;
  readonly current: string;
  readonly choose: (id: string) => void;
}

/** The kind of a question in words. */
export function useKindWords(): (question: OpenDocument) => string {
  const { t } = useSpeech();
  return ({ shown }) => {
    const type = shown.get('displayType');
    return typeof type === 'string' ? t(`office-fields:option.${type}`, type) : '';
  };
}

/** The questions of a vote in their order; the main one stays first. */
export function QuestionList({ state, presenter, current, choose }: QuestionListProps) {
  const { t, language } = useSpeech();
  const titleOf = useTitleOf();
  const kindOf = useKindWords();
  const { questions, main } = state;
  const mayChange = mayWrite(main, null);
  const button = (icon: 'up' | 'down', isOff: boolean, words: string, act: () => void) => (
    <button type="button" className={styles.move} disabled={isOff} aria-label={words} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <section className={styles.questions} aria-labelledby="preguntas">
      <h2 id="preguntas">{t('office-votes:questions')}</h2>
      <ol role="list">
        {questions.map((question, n) => {
          const title = titleOf(question.shown, [language, ...question.languages]);
          const what = `${n + 1}. ${title}`;
          return (
            <li key={question.id}>
              <button
                type="button"
                className={styles.question}
                aria-current={question.id === current ? 'true' : undefined}
                onClick={() => choose(question.id)}
              >
                <b>{what}</b>
                <small>{kindOf(question)}</small>
              </button>
              {mayChange && n > 0 && (
                <span>
                  {button('up', n === 1, t('office-votes:moveUp', { what }), () =>
                    presenter.move(question.id, -1),
                  )}
                  {button('down', n === questions.length - 1, t('office-votes:moveDown', { what }), () =>
                    presenter.move(question.id, 1),
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {mayChange && <AddQuestion main={main} presenter={presenter} choose={choose} />}
    </section>
  );
}

interface AddProps extends Pick<QuestionListProps, 'presenter' | 'choose'> {
  readonly main: OpenDocument;
}

/** Adds a question of a kind at the end. */
function AddQuestion({ main, presenter, choose }: AddProps) {
  const { t } = useSpeech();
  const id = useId();
  const [kind, setKind] = useState<string>('options');
  const [hasFailed, fail] = useState(false);
  const add = async () => {
    const title = { [main.languages[0] ?? 'es']: t('office-votes:newQuestion') };
    const made = await presenter.add({ title, displayType: kind });
    fail(made === null);
    if (made !== null) choose(made);
  };
  return (
    <div className={styles.add}>
      <label htmlFor={id}>{t('office-votes:kindOfNew')}</label>
      <select id={id} value={kind} onChange={(event) => setKind(event.target.value)}>
        <TypeOptions />
      </select>
      <OfficeButton look="outline" onClick={() => void add()}>
        <Icon name="plus" /> {t('office-votes:addQuestion')}
      </OfficeButton>
      {hasFailed && <p role="alert">{t('office-votes:failed')}</p>}
    </div>
  );
}
