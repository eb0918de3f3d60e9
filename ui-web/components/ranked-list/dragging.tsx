import { type ComponentType, useEffect, useState } from 'react';
import type { DraggableList } from './draggable-list.ts';

/**
 * Lets the rows of a list be dragged, by mouse, pen or finger. What that takes comes after the list has been drawn; the
 * list does without it until then, and where it never comes.
 */
export function Dragging(props: DraggableList) {
  const [Rows, setRows] = useState<ComponentType<DraggableList> | null>(null);
  useEffect(() => {
    let isGone = false;
    const take = async () => {
      const { SortableRows } = await import('./sortable-rows.tsx');
      if (!isGone) setRows(() => SortableRows);
    };
    take().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return Rows && <Rows {...props} />;
}
