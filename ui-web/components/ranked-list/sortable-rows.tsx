import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { ReactSortable } from 'react-sortablejs';
import SortableLists from 'sortablejs';
import { prefersReducedMotion } from '../reduced-motion.ts';
import type { DraggableList } from './draggable-list.ts';
import styles from './ranked-list.module.css';

/** Milliseconds in which rows move aside for the one that is dragged. */
const making = 150;

/**
 * Passes a list of the page to the library, and draws nothing. Drawing the list again as one of the library's would
 * lose what its rows hold by then: the focus, an open menu, an opened explanation.
 */
const standingList = (list: DraggableList['list']) =>
  forwardRef<HTMLElement>(function StandingList(_, ref) {
    useImperativeHandle(ref, () => list.current as HTMLElement, []);
    return null;
  });

/** Makes the rows of a list that is on the page draggable. */
export function SortableRows({ list, ids, group, unordered, onMove, onLeave }: DraggableList) {
  const [tag] = useState(() => standingList(list));
  const dragged = useRef<string | null>(null);
  useEffect(() => {
    const { current } = list;
    return () => {
      if (current) SortableLists.get(current)?.destroy();
    };
  }, [list]);
  // The library reports every press; only these matter: which row was added, which one was removed, and where the
  // dragged one is now.
  const hear = (rows: readonly { readonly id: string }[]) => {
    const after = rows.map(({ id }) => id);
    const come = after.find((id) => !ids.includes(id));
    const left = ids.find((id) => !after.includes(id));
    const moved = come ?? dragged.current;
    if (left !== undefined) onLeave?.(left);
    else if (moved !== null && after.indexOf(moved) !== ids.indexOf(moved))
      onMove?.(moved, after.indexOf(moved));
  };
  return (
    <ReactSortable
      tag={tag}
      list={ids.map((id) => ({ id }))}
      setList={hear}
      handle="[data-handle]"
      {...(group !== undefined && { group })}
      sort={unordered !== true}
      animation={prefersReducedMotion() ? 0 : making}
      // The same dragging for mouse and finger: the dragging of browsers does not support fingers.
      forceFallback
      ghostClass={styles['dragged'] ?? ''}
      fallbackClass={styles['carried'] ?? ''}
      onStart={({ oldIndex }) => {
        dragged.current = ids[oldIndex ?? -1] ?? null;
        // The picture that follows the pointer is a copy of the row, which can be neither read nor pressed.
        if (SortableLists.ghost) SortableLists.ghost.inert = true;
      }}
      onEnd={() => {
        dragged.current = null;
      }}
    />
  );
}
