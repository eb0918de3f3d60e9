import { useState } from 'react';
import type { FieldPath } from '#domain/documents/fields.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { type ItemActs, useItems } from './use-items.ts';

/** So many items are drawn; the others when somebody asks for them. */
const firstItems = 60;

/** The items of a long list that are drawn, and what is done with all of them. */
export function useShownItems<T extends { readonly key: string }>(path: FieldPath, items: readonly T[]) {
  const [most, setMost] = useState(firstItems);
  const acts = useItems(
    path,
    items.map(({ key }) => key),
  );
  // An item stays in sight, and has the focus, also if it moves behind those that are drawn.
  const move: ItemActs['move'] = (key, to) => {
    if (to >= most && to < items.length) setMost(to + 1);
    acts.move(key, to);
  };
  return {
    acts: { ...acts, move },
    shown: items.slice(0, most),
    rest: Math.max(0, items.length - most),
    more: () => setMost(most * 4),
  };
}

interface MoreItemsProps {
  readonly path: FieldPath;
  readonly rest: number;
  readonly more: () => void;
  readonly className?: string | undefined;
}

/** Draws more items of a long list. */
export function MoreItems({ path, rest, more, className }: MoreItemsProps) {
  const { t } = useSpeech();
  if (rest === 0) return null;
  return (
    <p className={className}>
      <OfficeButton look="outline" data-more={path} onClick={more}>
        {t('office-documents:showMore', { n: rest })}
      </OfficeButton>
    </p>
  );
}
