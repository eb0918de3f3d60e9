import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { isPlainPress } from '../link/plain-press.ts';
import { PlainList } from '../plain-list/plain-list.tsx';
import { associationCard, type AssociationCardView } from './association-card.ts';

interface AssociationCardsProps<A> {
  readonly associations: readonly A[];
  /** How many of them are in the list so far. */
  readonly drawn: number;
  /** The content of a card; another function draws the list again. */
  readonly viewOf: (association: A) => AssociationCardView;
  /** Goes to an address of the portal without loading it; without it the browser follows the links. */
  readonly onGo?: (href: string) => void;
  readonly className?: string | undefined;
  readonly level?: 3 | 4;
}

/** The cards of associations, in any number. */
export function AssociationCards<A>(props: AssociationCardsProps<A>) {
  const { associations, drawn, viewOf, onGo, className, level = 4 } = props;
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef<{ associations: readonly A[]; viewOf: (association: A) => AssociationCardView }>(null);
  useLayoutEffect(() => {
    const { current: ul } = list;
    if (ul === null) return;
    // Set by the script: the policy of the page refuses styles in what the server has drawn.
    ul.style.setProperty('--drawn', String(drawn));
    ul.style.setProperty('--missing', String(associations.length - drawn));
    if (shown.current?.associations !== associations || shown.current.viewOf !== viewOf) ul.replaceChildren();
    shown.current = { associations, viewOf };
    while (ul.childElementCount > drawn) ul.lastElementChild?.remove();
    const missing = associations.slice(ul.childElementCount, drawn).map((association) => {
      const item = document.createElement('li');
      item.append(associationCard(viewOf(association), level));
      return item;
    });
    ul.append(...missing);
  }, [associations, drawn, viewOf, level]);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    const href = link?.getAttribute('href') ?? null;
    if (onGo === undefined || href === null || !isPlainPress(event)) return;
    event.preventDefault();
    onGo(href);
  };
  return <PlainList ref={list} className={className} onClick={follow} />;
}
