import { type ComponentType, useEffect, useState } from 'react';
import type { DraggableList } from './draggable-list.ts';

/**
 * Lets the rows of a list be dragged, by mouse, pen or finger. The library is loaded after the list has been drawn;
 * the list works without it until then, and if it never loads.
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
