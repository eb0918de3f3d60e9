import { useState } from 'react';
import type { LetterGroup } from '#domain/directory/by-letter.ts';
import { LetterBar } from '#ui-web/components/letter-bar/letter-bar.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { drawnUnder, useFilling } from './filling.ts';
import { LetterSection } from './letter-section.tsx';
import { letterViews } from './view-model.ts';

/** From here on the browser is spared what is out of sight. */
const manyCards = 500;

interface LettersProps {
  readonly groups: readonly LetterGroup[];
  readonly total: number;
  /** Whether others are looked at meanwhile. */
  readonly aside?: boolean;
}

/** The bar of letters, and the cards under each. */
export function Letters({ groups, total, aside = false }: LettersProps) {
  const { t } = useSpeech();
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
        <LetterSection key={group.letter} {...group} many={total > manyCards} drawn={upTo} named={!aside} />
      ))}
    </>
  );
}
