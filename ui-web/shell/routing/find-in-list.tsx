import type { ReactNode } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import type { Findable } from '#ui-web/components/find-among/away-from.ts';
import { FindAmong } from '#ui-web/components/find-among/find-among.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { findingWords } from '../words/finding-words.ts';
import type { FindProps } from './paged-list.tsx';
import { useSome } from './use-some.ts';

/** How many of those found are shown before the reader asks for more. */
const firstFound = 30;

interface FindInListProps<T> extends FindProps<T> {
  /** "Busca un acto". */
  readonly label: string;
  /** What is searched of a thing. */
  readonly entryOf: (item: T) => Findable;
}

/** A search in all of a list; its pages are below while nothing is looked for. */
export function FindInList<T>({ items, whole, draw, label, entryOf }: FindInListProps<T>) {
  const speech = useSpeech();
  const end = 'after-list';
  return (
    <FindAmong entries={items.map(entryOf)} words={{ ...findingWords('answer', speech), label }} past={end}>
      {(away) => (
        <>
          {away.size === 0 ? (
            whole
          ) : (
            <Found items={items.filter((one) => !away.has(entryOf(one).id))} draw={draw} />
          )}
          <div id={end} tabIndex={-1} />
        </>
      )}
    </FindAmong>
  );
}

function Found<T>({ items, draw }: Pick<FindProps<T>, 'items' | 'draw'>): ReactNode {
  const { t } = useSpeech();
  const { seen, more } = useSome(items, firstFound);
  if (items.length === 0) return null;
  return (
    <div className="stack stack-24 stretch">
      {draw(seen)}
      {more && (
        <p>
          <Button look="outline" onClick={more}>
            {t('finding:more')}
          </Button>
        </p>
      )}
    </div>
  );
}
