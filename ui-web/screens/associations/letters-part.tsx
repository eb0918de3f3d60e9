import { useEffect, useState } from 'react';
import type { LetterGroup } from '#domain/directory/by-letter.ts';
import { LetterBar } from '#ui-web/components/letter-bar/letter-bar.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { drawnUnder, useFilling } from './filling.ts';
import { LetterSection } from './letter-section.tsx';
import { letterViews } from './view-model.ts';

/** From here on the browser is spared what is out of sight. */
const manyCards = 500;

interface LettersProps {
  /** Those that were found, for the bar. */
  readonly letters: readonly LetterGroup[];
  /** Those that stand in the page. */
  readonly groups: readonly LetterGroup[];
  readonly total: number;
  readonly found: ReadonlySet<string> | null;
  readonly onWhole: () => void;
}

/** The bar of letters, and the cards under each. */
export function Letters({ letters, groups, total, found, onWhole }: LettersProps) {
  const { t } = useSpeech();
  const [current, setCurrent] = useState<string | null>(null);
  const drawn = useFilling(total);
  const isWhole = drawn >= total;
  useEffect(() => {
    if (isWhole) onWhole();
  }, [isWhole, onWhole]);
  const turns = drawnUnder(groups, drawn, current);
  return (
    <>
      <LetterBar
        label={t('associations:letters')}
        none={t('associations:noLetter')}
        letters={letterViews(letters)}
        current={current}
        onGo={setCurrent}
      />
      {turns.map(({ group, upTo }) => (
        <LetterSection key={group.letter} {...group} many={total > manyCards} drawn={upTo} found={found} />
      ))}
    </>
  );
}
