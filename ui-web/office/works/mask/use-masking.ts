import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';
import {
  frameBetween,
  keyedFrame,
  type Mask,
  type MaskFrame,
  type MaskPoint,
  middleFrame,
  movedFrame,
} from './mask.ts';
import type { MaskedPhoto } from './masked-photo.ts';

type Tool = 'brush' | 'frame';

/** What the pointer is doing: making a mask from a point, or moving a frame. */
interface Drag {
  readonly from: MaskPoint;
  readonly mask: Mask;
  readonly isMoving: boolean;
}

const nextKey = (masks: readonly Mask[]): number => Math.max(0, ...masks.map(({ key }) => key)) + 1;

/** What a mask becomes while the pointer goes on. */
function draggedMask({ mask, from, isMoving }: Drag, at: MaskPoint): Mask {
  if (mask.kind === 'stroke') return { ...mask, points: [...mask.points, at] };
  return isMoving
    ? movedFrame(mask, { x: at.x - from.x, y: at.y - from.y })
    : frameBetween(mask.key, from, at);
}

/** Where the pointer is on the picture. */
function pointOn(stage: Element | null, event: PointerEvent): MaskPoint {
  const box = stage?.getBoundingClientRect();
  if (box === undefined || box.width === 0 || box.height === 0) return { x: 0, y: 0 };
  return {
    x: Math.round(((event.clientX - box.left) / box.width) * 1000),
    y: Math.round(((event.clientY - box.top) / box.height) * 1000),
  };
}

/** How a person paints over a photo: by pointer with brush or frames, by keys with frames. */
export function useMasking(
  stage: RefObject<HTMLElement | null>,
  photo: MaskedPhoto,
  onChange: (photo: MaskedPhoto) => void,
) {
  const [tool, choose] = useState<Tool>('brush');
  const [drag, setDrag] = useState<Drag | null>(null);
  const { masks } = photo;
  const put = (mask: Mask) =>
    onChange(photo.withMasks([...masks.filter(({ key }) => key !== mask.key), mask]));
  const remove = (key: number) => onChange(photo.withMasks(masks.filter((one) => one.key !== key)));
  return {
    tool,
    choose,
    remove,
    begin: (event: PointerEvent, frame: MaskFrame | null) => {
      event.stopPropagation();
      stage.current?.setPointerCapture?.(event.pointerId);
      const from = pointOn(stage.current, event);
      const key = nextKey(masks);
      const made: Mask =
        tool === 'frame' ? frameBetween(key, from, from) : { kind: 'stroke', key, points: [from] };
      const mask = frame ?? made;
      setDrag({ from, mask, isMoving: frame !== null });
      put(mask);
    },
    go: (event: PointerEvent) => {
      if (drag === null) return;
      const at = pointOn(stage.current, event);
      const next = draggedMask(drag, at);
      setDrag({ ...drag, mask: next, from: drag.isMoving || next.kind === 'stroke' ? at : drag.from });
      put(next);
    },
    end: () => setDrag(null),
    addFrame: () => {
      choose('frame');
      const frame = middleFrame(nextKey(masks));
      put(frame);
      return frame.key;
    },
    keyed: (event: KeyboardEvent, frame: MaskFrame) => {
      const isGone = event.key === 'Delete' || event.key === 'Backspace';
      const next = isGone ? null : keyedFrame(frame, event.key, event.shiftKey);
      if (next === null && !isGone) return;
      event.preventDefault();
      if (next === null) remove(frame.key);
      else put(next);
    },
  };
}
