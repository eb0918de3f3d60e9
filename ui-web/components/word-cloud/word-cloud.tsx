import { useId } from 'react';
import { PlainList } from '../plain-list/plain-list.tsx';
import styles from './word-cloud.module.css';

interface WordCloudProps {
  /** Read by screen readers in place of the drawing: says that the table below has the same figures. */
  readonly caption: string;
  /** Most used first; the weight is from 2 to 30. */
  readonly words: readonly { readonly word: string; readonly weight: number }[];
}

/** Words drawn larger the more they were used. A drawing: the table beside it has the same figures. */
export function WordCloud({ caption, words }: WordCloudProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id}>
      <figcaption className="visually-hidden" id={id}>
        {caption}
      </figcaption>
      <PlainList className={styles.words} aria-hidden="true">
        {words.map(({ word, weight }) => (
          <li key={word} style={{ '--weight': weight }}>
            {word}
          </li>
        ))}
      </PlainList>
    </figure>
  );
}
