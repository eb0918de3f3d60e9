import { useEffect } from 'react';
import { formatCount } from '#application/text/numbers.ts';
import { characterCount, linksIn, longestComment, mostLinks } from '#domain/comments/comment-words.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { type Speech, useSpeech } from '#ui-web/speech.ts';
import styles from './comments.module.css';
import type { CommentsPresenter } from './presenter.ts';
import type { OpenComments } from './state.ts';
import { commentFaultWords, commentRefusalWords } from './words.ts';

const fieldOf = { text: 'comment-text', name: 'comment-name' } as const;

/** How many characters are left; the number of links once there are some. */
function roomIn(text: string, { t }: Speech): string {
  const left = longestComment - characterCount(text);
  const over = left < 0;
  const room = t(over ? 'comments:form.over' : 'comments:form.left', {
    count: Math.abs(left),
    n: formatCount(Math.abs(left)),
  });
  const links = linksIn(text);
  return links === 0 ? room : `${room} · ${t('comments:form.links', { n: links, most: mostLinks })}`;
}

interface FormProps {
  readonly state: OpenComments;
  readonly presenter: CommentsPresenter;
  /** Whose comment is answered; null for a comment that is not an answer. */
  readonly answered: string | null;
}

/** Moves the focus to the first field that is wrong, and to the text of an answer when it is begun. */
function useFocusWhereNeeded(faults: OpenComments['writing']['faults'], isAnswer: boolean): void {
  useEffect(() => {
    const [first] = faults;
    if (first) document.getElementById(fieldOf[first.field])?.focus();
  }, [faults]);
  useEffect(() => {
    if (isAnswer) document.getElementById(fieldOf.text)?.focus();
  }, [isAnswer]);
}

/** The text and the name. */
function CommentFields({ state: { writing, page }, presenter, answered }: FormProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { text, name, faults, isSending } = writing;
  const errorOf = (field: 'text' | 'name') => {
    const fault = faults.find((one) => one.field === field);
    return fault && commentFaultWords(fault, speech);
  };
  return (
    <>
      <TextField
        id={fieldOf.text}
        label={t(answered === null ? 'comments:form.text' : 'comments:form.answerText')}
        hint={t(`comments:form.hint.${page.moderation}`)}
        multiline={4}
        width="100%"
        value={text}
        readOnly={isSending}
        counter={roomIn(text, speech)}
        error={errorOf('text')}
        onChange={(next) => presenter.write({ text: next })}
      />
      <TextField
        id={fieldOf.name}
        label={t('comments:form.name')}
        hint={t('comments:form.nameHint')}
        width="20em"
        autoComplete="nickname"
        value={name}
        readOnly={isSending}
        error={errorOf('name')}
        onChange={(next) => presenter.write({ name: next })}
      />
    </>
  );
}

/** A comment or an answer: a name of one's choice and plain words. */
export function CommentForm({ state, presenter, answered }: FormProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { faults, isSending, refusal } = state.writing;
  const isAnswer = answered !== null;
  useFocusWhereNeeded(faults, isAnswer);
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={isAnswer ? t('comments:form.answer', { name: answered }) : t('comments:form.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void presenter.send();
      }}
    >
      {isAnswer && (
        <p>
          <strong>{t('comments:form.answer', { name: answered })}</strong>
        </p>
      )}
      <CommentFields state={state} presenter={presenter} answered={answered} />
      {refusal !== null && (
        <Notice tone="error" live="assertive">
          <p>{commentRefusalWords(refusal, speech)}</p>
        </Notice>
      )}
      <p className="actions">
        <Button type="submit" busy={isSending}>
          {isSending ? t('comments:form.sending') : t(`comments:form.send.${state.page.moderation}`)}
        </Button>
        {isAnswer && (
          <Button look="text" onClick={() => presenter.answer(null)}>
            {t('comments:form.cancel')}
          </Button>
        )}
      </p>
    </form>
  );
}
