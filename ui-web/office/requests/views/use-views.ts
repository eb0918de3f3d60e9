import { useEffect, useState } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { keepViewCall } from '#adapters/wire/desk/keep-view.ts';
import { listViewsCall } from '#adapters/wire/desk/list-views.ts';
import { removeViewCall } from '#adapters/wire/desk/remove-view.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import { useOffice } from '../../shell/office-context.ts';

/** A view as its reader sees it. */
export type View = CallAnswer<typeof listViewsCall>['items'][number];

/** A view as somebody keeps it; without an id, a new one. */
export interface WrittenView {
  readonly id: string | null;
  readonly name: string;
  readonly query: string;
  readonly isShared: boolean;
}

/** Why a view was not kept or removed. */
export type ViewTrouble = 'tooMany' | 'gone' | 'refused' | 'unreachable' | 'other';

function troubleOf(refused: object): ViewTrouble {
  const kind = 'kind' in refused ? refused.kind : null;
  if (kind === 'unreachable') return 'unreachable';
  if (kind === 'unknownView') return 'gone';
  if (kind !== 'viewRefused') return 'other';
  return JSON.stringify(refused).includes('"tooMany"') ? 'tooMany' : 'refused';
}

/** The views of the town that the reader sees, and what can be done with them; none until they are here. */
export function useViews() {
  const { council } = useOffice();
  const { call, realm } = council;
  const [items, setItems] = useState<readonly View[]>([]);
  useEffect(() => {
    const ask = async () => {
      const read = await call(listViewsCall, { realm });
      if (isRight(read)) setItems(read.right.items);
    };
    void ask();
  }, [call, realm]);
  const keep = async ({ id, ...view }: WrittenView): Promise<ViewTrouble | null> => {
    const kept = await call(keepViewCall, { realm, body: { ...view, ...(id !== null && { id }) } });
    if (isLeft(kept)) return troubleOf(kept.left);
    const { right: made } = kept;
    setItems((before) =>
      [...before.filter((one) => one.id !== made.id), made].toSorted((a, b) => a.name.localeCompare(b.name)),
    );
    return null;
  };
  const remove = async (id: string): Promise<ViewTrouble | null> => {
    const removed = await call(removeViewCall, { realm, id });
    if (isLeft(removed)) return troubleOf(removed.left);
    setItems((before) => before.filter((one) => one.id !== id));
    return null;
  };
  return { items, keep, remove };
}
