import type { ReactNode } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { FindAmong } from '#ui-web/components/find-among/find-among.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { findingWords } from '../words/finding-words.ts';
import type { FindProps } from './paged-list.tsx';
import { useSome } from './use-some.ts';

/** How many of those found are shown before the reader asks for more. */
const firstFound = 30;

interface FindInListProps<T extends { readonly id: string }> extends FindProps<T> {
  /** "Busca un acto". */
  readonly label: string;
  /** What is searched of a thing. */
  readonly textOf: (item: T) => string;
}

/** A search in all of a list; its pages are below while nothing is looked for. */
export function FindInList<T extends { readonly id: string }>({
  items,
  whole,
  draw,
  label,
  textOf,
}: FindInListProps<T>) {
  const speech = useSpeech();
  const end = 'after-list';
  const entries = items.map((item) => ({ id: item.id, text: textOf(item) }));
  return (
    <FindAmong entries={entries} words={{ ...findingWords('answer', speech), label }} past={end}>
      {(away) => (
        <>
          {away.size === 0 ? whole : <Found items={items.filter(({ id }) => !away.has(id))} draw={draw} />}
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
