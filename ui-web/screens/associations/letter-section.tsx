import { useMemo } from 'react';
import type { Association } from '#domain/directory/association.ts';
import { otherLetter } from '#domain/directory/letters.ts';
import type { AssociationCardView } from '#ui-web/components/association-card/association-card.ts';
import { AssociationCards } from '#ui-web/components/association-card/association-cards.tsx';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './screen.module.css';
import { countWords, letterId } from './view-model.ts';

interface LetterSectionProps {
  readonly letter: string;
  readonly associations: readonly Association[];
  /** Whether the whole list is a long one. */
  readonly many: boolean;
  /** How many of them are drawn so far. */
  readonly drawn: number;
  /** Whether addresses and headings refer to this section: its ids are those of the letter. */
  readonly named: boolean;
  readonly viewOf: (association: Association) => AssociationCardView;
  readonly onGo: (href: string) => void;
}

/**
 * The most cards in one list: a longer letter has several lists, and the browser lays out each when it is near the
 * window.
 */
const partLength = 200;

const partsOf = (associations: readonly Association[]): readonly (readonly Association[])[] =>
  Array.from({ length: Math.ceil(associations.length / partLength) }, (_, at) =>
    associations.slice(at * partLength, (at + 1) * partLength),
  );

/** The associations under a letter. */
export function LetterSection(props: LetterSectionProps) {
  const { letter, associations, many, drawn, named, viewOf, onGo } = props;
  const speech = useSpeech();
  const id = letterId(letter);
  const parts = useMemo(() => partsOf(associations), [associations]);
  return (
    <section className={styles.letter} {...(named && { id, 'aria-labelledby': `${id}-head` })}>
      <div>
        <h3
          className={classNames(styles.initial, letter === otherLetter && styles.word)}
          {...(named && { id: `${id}-head` })}
        >
          {letter === otherLetter ? speech.t('associations:otherLetter') : letter}
        </h3>
        <p className="note">{countWords(associations.length, speech)}</p>
      </div>
      <div className={styles.lists}>
        {parts.map((part, at) => (
          <AssociationCards
            key={part[0]?.id}
            className={classNames(styles.cards, many && styles.many)}
            associations={part}
            drawn={Math.max(0, Math.min(part.length, drawn - at * partLength))}
            viewOf={viewOf}
            onGo={onGo}
          />
        ))}
      </div>
    </section>
  );
}
