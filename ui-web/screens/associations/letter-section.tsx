import { memo, useLayoutEffect, useRef } from 'react';
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
  /** The ids of those that were found; null shows all. */
  readonly found: ReadonlySet<string> | null;
}

/** The associations under a letter. */
export function LetterSection({ letter, associations, many, drawn, found }: LetterSectionProps) {
  const speech = useSpeech();
  const list = useRef<HTMLDivElement>(null);
  const shown = found === null ? associations.length : associations.filter(({ id }) => found.has(id)).length;
  // A search shows and hides what is drawn already: drawing thousands of cards anew would keep the typist waiting.
  useLayoutEffect(() => {
    const cards = list.current?.firstElementChild?.children ?? [];
    for (const [at, card] of [...cards].entries()) {
      const id = associations[at]?.id ?? '';
      (card as HTMLElement).hidden = found !== null && !found.has(id);
    }
  }, [associations, found]);
  const id = letterId(letter);
  return (
    <section className={styles.letter} id={id} aria-labelledby={`${id}-head`} hidden={shown === 0}>
      <div>
        <h3 className={classNames(styles.initial, letter === otherLetter && styles.word)} id={`${id}-head`}>
          {letter === otherLetter ? speech.t('associations:otherLetter') : letter}
        </h3>
        <p className="note">{countWords(shown, speech)}</p>
      </div>
      <div ref={list}>
        <Cards associations={associations} many={many} drawn={drawn} />
      </div>
    </section>
  );
}

type CardsProps = Pick<LetterSectionProps, 'associations' | 'many' | 'drawn'>;

const Cards = memo(function Cards({ associations, many, drawn }: CardsProps) {
  return (
    <PlainList
      className={classNames(styles.cards, many && styles.many)}
      style={{ '--missing': associations.length - drawn }}
    >
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
