import { useMemo, useState } from 'react';
import type { Association } from '#domain/directory/association.ts';
import type { LetterGroup } from '#domain/directory/by-letter.ts';
import { LetterBar } from '#ui-web/components/letter-bar/letter-bar.tsx';
import { keepPlace, useNavigate } from '#ui-web/shell/routing/navigation.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { drawnUnder, useFilling } from './filling.ts';
import { LetterSection } from './letter-section.tsx';
import { associationCardView, letterViews } from './view-model.ts';

/** From this number of cards on, the browser does not lay out what is out of sight. */
const manyCards = 500;

interface LettersProps {
  readonly groups: readonly LetterGroup[];
  readonly total: number;
  /** Whether a search is shown instead. */
  readonly aside?: boolean;
}

/** The bar of letters, and the cards under each. */
export function Letters({ groups, total, aside = false }: LettersProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { addressOf, go } = useNavigate();
  // What chooses the view and stays in every address; a change of the search words leaves it as it is.
  const place = addressOf('');
  const viewOf = useMemo(
    () => (association: Association) => {
      const card = associationCardView(association, speech);
      return { ...card, href: keepPlace(card.href, place) };
    },
    [speech, place],
  );
  const [current, setCurrent] = useState<string | null>(null);
  const drawn = useFilling(total, aside);
  return (
    <>
      <LetterBar
        label={t('associations:letters')}
        none={t('associations:noLetter')}
        letters={letterViews(groups)}
        current={current}
        onGo={setCurrent}
      />
      {drawnUnder(groups, drawn, current).map(({ group, upTo }) => (
        <LetterSection
          key={group.letter}
          {...group}
          many={total > manyCards}
          drawn={upTo}
          named={!aside}
          viewOf={viewOf}
          onGo={go}
        />
      ))}
    </>
  );
}
