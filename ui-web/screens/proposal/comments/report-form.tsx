import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ReadComment } from '#adapters/wire/comments/read-comment.ts';
import { hideReasons, type HideReason } from '#domain/comments/comment.ts';
import { longestReport } from '#domain/comments/comment-words.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './comments.module.css';
import { useFocusBack } from './focus-back.ts';
import type { CommentsPresenter } from './presenter.ts';
import { byline, commentElement } from './words.ts';

/** `other` is what none of the reasons says: it needs words. */
const choices = [...hideReasons, 'other'] as const;
type Choice = (typeof choices)[number];

const reasonOf = (choice: Choice): HideReason | null => (choice === 'other' ? null : choice);

interface ReportProps {
  readonly comment: ReadComment;
  readonly presenter: CommentsPresenter;
}

/** Asks why before a comment is reported, in the same place. */
export function ReportComment({ comment: { id }, presenter }: ReportProps) {
  const { t } = useSpeech();
  const [isAsking, ask] = useState(false);
  const begin = useFocusBack(isAsking);
  if (!isAsking)
    return (
      <Button ref={begin} look="text" aria-describedby={byline(id)} onClick={() => ask(true)}>
        {t('comments:report')}
      </Button>
    );
  return <ReportForm id={id} presenter={presenter} cancel={() => ask(false)} />;
}

/** What is missing before it can be sent. */
function faultOf(choice: Choice | null, words: string): 'choose' | 'needed' | null {
  if (choice === null) return 'choose';
  return choice === 'other' && words.trim() === '' ? 'needed' : null;
}

interface FormProps {
  readonly id: string;
  readonly presenter: CommentsPresenter;
  readonly cancel: () => void;
}

function ReportForm({ id, presenter, cancel }: FormProps) {
  const { t } = useSpeech();
  const form = useRef<HTMLFormElement>(null);
  const [choice, choose] = useState<Choice | null>(null);
  const [words, write] = useState('');
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const fault = isTried ? faultOf(choice, words) : null;
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const missing = faultOf(choice, words);
    if (missing !== null || choice === null) {
      form.current?.querySelector<HTMLElement>(missing === 'needed' ? 'textarea' : 'input')?.focus();
      return;
    }
    setSending(true);
    const isReported = await presenter.report(id, { reason: reasonOf(choice), words });
    // The form and its button are gone then: the reader goes on from the comment.
    if (isReported) document.getElementById(commentElement(id))?.focus();
    else setSending(false);
  };
  return (
    <form ref={form} className={styles.report} noValidate onSubmit={(event) => void send(event)}>
      <ChoiceGroup
        kind="radio"
        compact
        name={`report-${id}`}
        legend={t('comments:reporting.title')}
        error={fault === 'choose' ? t('comments:reporting.choose') : undefined}
        options={choices.map((value) => ({ value, title: t(`comments:reporting.reason.${value}`) }))}
        selected={choice === null ? [] : [choice]}
        onChange={([chosen]) => choose(choices.find((one) => one === chosen) ?? null)}
      />
      <TextField
        label={t('comments:reporting.words')}
        hint={t('comments:reporting.hint')}
        {...(choice !== 'other' && { optional: t('comments:reporting.optional') })}
        multiline={3}
        width="100%"
        maxLength={longestReport}
        value={words}
        readOnly={isSending}
        error={fault === 'needed' ? t('comments:reporting.needed') : undefined}
        onChange={write}
      />
      <div className={styles.acts}>
        <Button type="submit" size="short" busy={isSending}>
          {t('comments:reporting.send')}
        </Button>
        <Button look="text" onClick={cancel}>
          {t('comments:reporting.cancel')}
        </Button>
      </div>
    </form>
  );
}
