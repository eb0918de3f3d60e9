import { memo } from 'react';
import type { Association } from '#domain/directory/association.ts';
import { otherLetter } from '#domain/directory/letters.ts';
import { AssociationCard } from '#ui-web/components/association-card/association-card.tsx';
import { classNames } from '#ui-web/components/class-names.ts';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './screen.module.css';
import { cardView, countWords, letterId } from './view-model.ts';

interface LetterSectionProps {
  readonly letter: string;
  readonly associations: readonly Association[];
  /** Whether the whole list is a long one. */
  readonly many: boolean;
  /** How many of them are drawn so far. */
  readonly drawn: number;
  /** Whether addresses and headings mean this one: its ids are the letter's. */
  readonly named: boolean;
}

/** The associations under a letter. */
export function LetterSection({ letter, associations, many, drawn, named }: LetterSectionProps) {
  const speech = useSpeech();
  const id = letterId(letter);
  return (
    <section
      className={classNames(styles.letter, many && styles.many)}
      style={{ '--cards': associations.length }}
      {...(named && { id, 'aria-labelledby': `${id}-head` })}
    >
      <div>
        <h3
          className={classNames(styles.initial, letter === otherLetter && styles.word)}
          {...(named && { id: `${id}-head` })}
        >
          {letter === otherLetter ? speech.t('associations:otherLetter') : letter}
        </h3>
        <p className="note">{countWords(associations.length, speech)}</p>
      </div>
      <Cards associations={associations} drawn={drawn} />
    </section>
  );
}

type CardsProps = Pick<LetterSectionProps, 'associations' | 'drawn'>;

const Cards = memo(function Cards({ associations, drawn }: CardsProps) {
  return (
    <PlainList className={styles.cards} style={{ '--missing': associations.length - drawn }}>
      {associations.slice(0, drawn).map((association) => (
        <Card key={association.id} association={association} />
      ))}
    </PlainList>
  );
});

const Card = memo(function Card({ association }: { readonly association: Association }) {
  const speech = useSpeech();
  return (
    <li>
      <AssociationCard {...cardView(association, speech)} />
    </li>
  );
});
