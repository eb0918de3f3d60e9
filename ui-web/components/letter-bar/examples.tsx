import { useState } from 'react';
import type { Examples } from '#ui-web/gallery/example.ts';
import { LetterBar } from './letter-bar.tsx';

function Initials() {
  const [current, setCurrent] = useState<string | null>('A');
  return (
    <LetterBar
      label="Por inicial"
      none="(ninguna)"
      letters={[...'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'].map((letter) => ({
        letter,
        href: 'JKQWXYZ'.includes(letter) ? null : `#ejemplo-${letter}`,
      }))}
      current={current}
      onGo={setCurrent}
    />
  );
}

export const examples: Examples = { Initials: () => <Initials /> };
