import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import styles from '../works.module.css';
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

interface MaskCanvasProps {
  readonly photo: MaskedPhoto;
  readonly onChange: (photo: MaskedPhoto) => void;
}

type Tool = 'brush' | 'frame';

/** What the pointer is doing: making a mask from a point, or moving a frame. */
interface Drag {
  readonly from: MaskPoint;
  readonly mask: Mask;
  readonly isMoving: boolean;
}

const nextKey = (masks: readonly Mask[]): number => Math.max(0, ...masks.map(({ key }) => key)) + 1;

/** A photo on which a person paints over what must not be seen: with brush or frames, by pointer or keys. */
export function MaskCanvas({ photo, onChange }: MaskCanvasProps) {
  const { t } = useSpeech();
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const hint = useId();
  const [tool, choose] = useState<Tool>('brush');
  const [drag, setDrag] = useState<Drag | null>(null);
  const { masks } = photo;
  const put = (mask: Mask) =>
    onChange(photo.withMasks([...masks.filter(({ key }) => key !== mask.key), mask]));
  const remove = (key: number) => onChange(photo.withMasks(masks.filter((one) => one.key !== key)));
  useEffect(() => {
    if (canvas.current !== null) photo.draw(canvas.current);
  }, [photo]);

  const pointOf = (event: PointerEvent): MaskPoint => {
    const box = stage.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || box.height === 0) return { x: 0, y: 0 };
    return {
      x: Math.round(((event.clientX - box.left) / box.width) * 1000),
      y: Math.round(((event.clientY - box.top) / box.height) * 1000),
    };
  };
  const begin = (event: PointerEvent, frame: MaskFrame | null) => {
    event.stopPropagation();
    stage.current?.setPointerCapture?.(event.pointerId);
    const from = pointOf(event);
    const key = nextKey(masks);
    const mask: Mask =
      frame ?? (tool === 'frame' ? frameBetween(key, from, from) : { kind: 'stroke', key, points: [from] });
    setDrag({ from, mask, isMoving: frame !== null });
    put(mask);
  };
  const go = (event: PointerEvent) => {
    if (drag === null) return;
    const at = pointOf(event);
    const next = draggedMask(drag, at);
    setDrag({ ...drag, mask: next, from: drag.isMoving || next.kind === 'stroke' ? at : drag.from });
    put(next);
  };
  const addFrame = () => {
    choose('frame');
    const frame = middleFrame(nextKey(masks));
    put(frame);
    requestAnimationFrame(() =>
      stage.current?.querySelector<HTMLElement>(`[data-frame="${frame.key}"]`)?.focus(),
    );
  };
  const keyed = (event: KeyboardEvent, frame: MaskFrame) => {
    const isGone = event.key === 'Delete' || event.key === 'Backspace';
    const next = isGone ? null : keyedFrame(frame, event.key, event.shiftKey);
    if (next === null && !isGone) return;
    event.preventDefault();
    if (next === null) remove(frame.key);
    else put(next);
  };
  const frames = masks.filter((mask) => mask.kind === 'frame').toSorted((a, b) => a.key - b.key);
  return (
    <div className={styles.mask}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys have the frames and the buttons */}
      <div
        ref={stage}
        className={styles.stage}
        style={{ aspectRatio: `${photo.width} / ${photo.height}` }}
        onPointerDown={(event) => begin(event, null)}
        onPointerMove={go}
        onPointerUp={() => setDrag(null)}
        onPointerCancel={() => setDrag(null)}
      >
        <canvas ref={canvas} role="img" aria-label={t('office-works:mask.photo')} />
        {frames.map((frame, place) => (
          <button
            key={frame.key}
            type="button"
            data-frame={frame.key}
            className={styles.frame}
            style={{
              left: `${frame.x / 10}%`,
              top: `${frame.y / 10}%`,
              width: `${frame.w / 10}%`,
              height: `${frame.h / 10}%`,
            }}
            aria-describedby={hint}
            aria-label={t('office-works:mask.frame', {
              n: place + 1,
              x: Math.round(frame.x / 10),
              y: Math.round(frame.y / 10),
            })}
            onPointerDown={(event) => begin(event, frame)}
            onKeyDown={(event) => keyed(event, frame)}
          />
        ))}
      </div>
      <p className={styles.acts} role="group" aria-label={t('office-works:mask.tools')}>
        <OfficeButton look="outline" aria-pressed={tool === 'brush'} onClick={() => choose('brush')}>
          {t('office-works:mask.brush')}
        </OfficeButton>
        <OfficeButton look="outline" aria-pressed={tool === 'frame'} onClick={addFrame}>
          {t('office-works:mask.addFrame')}
        </OfficeButton>
        {masks.length > 0 && (
          <OfficeButton look="text" onClick={() => remove(masks.at(-1)?.key ?? 0)}>
            {t('office-works:mask.removeLast')}
          </OfficeButton>
        )}
      </p>
      <p id={hint} className={styles.hint}>
        {t('office-works:mask.hint')}
      </p>
    </div>
  );
}

/** What a mask becomes while the pointer goes on. */
function draggedMask({ mask, from, isMoving }: Drag, at: MaskPoint): Mask {
  if (mask.kind === 'stroke') return { ...mask, points: [...mask.points, at] };
  return isMoving
    ? movedFrame(mask, { x: at.x - from.x, y: at.y - from.y })
    : frameBetween(mask.key, from, at);
}
