import { useEffect, useId, useRef } from 'react';
import { formatMoney } from '#application/text/numbers.ts';
import { isLeft } from '#domain/shared/result.ts';
import { checkAnswer } from '#domain/voting/check-answer.ts';
import { spentOn } from '#domain/voting/kinds/budget-amount/selection.ts';
import type { CountedQuestion } from '#domain/voting/kinds/question-kinds.ts';
import type { SheetAnswer } from '#domain/voting/paper/sheet.ts';
import {
  blankKey,
  letterKeys,
  readTyped,
  spoiledKey,
  type TypedReading,
  typingManner,
} from '#domain/voting/paper/typed-answer.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { answerRows } from './answer-rows.ts';
import styles from './paper.module.css';

/** What the typed numbers mean, said while they are typed. */
function useReadingWords() {
  const speech = useSpeech();
  const { t } = speech;
  return (question: CountedQuestion, read: TypedReading): string => {
    switch (read.kind) {
      case 'empty':
        return '';
      case 'slip':
        return t('office-paper:typing.slip', { typed: read.typed });
      case 'broken':
        return t('office-paper:typing.broken', {
          why: t(`office-paper:broken.${read.fault.kind}`, t('office-paper:broken.other')),
          key: spoiledKey(question),
        });
      case 'ready': {
        if (read.answer.kind !== 'choice') return t(`office-paper:read.${read.answer.kind}`);
        const rows = answerRows(question, read.answer, speech).filter(({ value }) => value !== '');
        const isPlain = typingManner(question) === 'many' || typingManner(question) === 'one';
        const words = rows.map(({ label, value }) => (isPlain ? label : `${label}: ${value}`)).join('; ');
        return question.kind === 'budgetAmount' ? `${words}. ${sumWords(question, read.answer, t)}` : words;
      }
    }
  };
}

function sumWords(
  question: Extract<CountedQuestion, { kind: 'budgetAmount' }>,
  { raw }: Extract<SheetAnswer, { kind: 'choice' }>,
  t: ReturnType<typeof useSpeech>['t'],
): string {
  const read = checkAnswer(question, raw);
  const chosen = isLeft(read) || read.right.kind !== 'budgetAmount' ? [] : read.right.chosen;
  return t('office-paper:typing.sum', { sum: formatMoney(spentOn(question.proposals, chosen)) });
}

interface TypingProps {
  readonly question: CountedQuestion;
  readonly label: string;
  readonly typed: string;
  readonly isSending: boolean;
  readonly type: (typed: string) => void;
  readonly enter: (answer: SheetAnswer) => void;
}

/** The field for the answer to one question of a ballot, by the keyboard alone. Each question has one of its own, with the focus. */
export function Typing({ question, label, typed, isSending, type, enter }: TypingProps) {
  const { t } = useSpeech();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const words = useReadingWords();
  const read = readTyped(question, typed);
  const manner = typingManner(question);
  const keys = { blank: blankKey, spoiled: spoiledKey(question) };
  const letters = letterKeys(question).filter((letter) => letter !== null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <form
      className={styles.typing}
      onSubmit={(event) => {
        event.preventDefault();
        if (read.kind === 'ready' && !isSending) enter(read.answer);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        inputMode={manner === 'text' ? 'text' : 'decimal'}
        aria-describedby={`${id}-read ${id}-how`}
        aria-invalid={read.kind === 'slip' || read.kind === 'broken'}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          const key = event.key.toUpperCase();
          // One key in place of what is typed says that the ballot is blank or spoiled.
          if (manner === 'text' || event.ctrlKey || event.metaKey || event.altKey) return;
          if (key !== keys.blank && key !== keys.spoiled) return;
          event.preventDefault();
          type(key);
        }}
      />
      <p id={`${id}-read`} role="status" className={styles.reading} data-read={read.kind}>
        {words(question, read)}
      </p>
      <p id={`${id}-how`} className={styles.hint}>
        {t(`office-paper:typing.how.${manner}`)} {t('office-paper:typing.keys', keys)}{' '}
        {letters.length > 0 && t('office-paper:typing.letters', { letters: letters.join(', ') })}
      </p>
      <div className={styles.acts}>
        {(['blank', 'spoiled'] as const).map((kind) => (
          <button key={kind} type="button" className={styles.key} onClick={() => type(keys[kind])}>
            <kbd>{keys[kind]}</kbd> {t(`office-paper:read.${kind}`)}
          </button>
        ))}
        <button type="submit" className={styles.key} aria-disabled={read.kind !== 'ready' || isSending}>
          <kbd>{t('office-paper:typing.enterKey')}</kbd> {t('office-paper:typing.enter')}
        </button>
      </div>
    </form>
  );
}
