import { useMemo } from 'react';
import { wordChanges } from '#domain/documents/word-changes.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './conflict.module.css';

interface WordsMarkedProps {
  readonly was: string;
  readonly now: string;
  /** Of what stayed, only a few words around each change. */
  readonly isShort?: boolean;
}

const around = 5;

/** The words next to a change; what is left out between them is an ellipsis. */
function shortened(
  text: string,
  { isFirst, isLast }: Readonly<Record<'isFirst' | 'isLast', boolean>>,
): string {
  const words = text.split(/(?<=\s)/u);
  if (words.length <= around * 2) return text;
  const [head, tail] = [words.slice(0, around).join(''), words.slice(-around).join('')];
  if (isFirst) return `… ${tail}`;
  return isLast ? `${head}…` : `${head}… ${tail}`;
}

/** A text with what was taken out of it and what was added, which screen readers say too. */
export function WordsMarked({ was, now, isShort = false }: WordsMarkedProps) {
  const { t } = useSpeech();
  const changes = useMemo(() => wordChanges(was, now), [was, now]);
  return changes.map(({ kind, text }, at) => {
    const key = `${String(at)} ${kind}`;
    const ends = { isFirst: at === 0, isLast: at === changes.length - 1 };
    if (kind === 'same') return <span key={key}>{isShort ? shortened(text, ends) : text}</span>;
    const Mark = kind === 'gone' ? 'del' : 'ins';
    return (
      <Mark key={key} className={kind === 'gone' ? styles.gone : styles.new}>
        <span className="visually-hidden">{t(`office-documents:words.${kind}`)} </span>
        {text}
      </Mark>
    );
  });
}
