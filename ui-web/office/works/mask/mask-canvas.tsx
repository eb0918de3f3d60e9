import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import styles from '../works.module.css';
import type { MaskFrame } from './mask.ts';
import type { MaskedPhoto } from './masked-photo.ts';
import { useMasking } from './use-masking.ts';

interface MaskCanvasProps {
  readonly photo: MaskedPhoto;
  readonly onChange: (photo: MaskedPhoto) => void;
}

/** A photo on which a person paints over what must not be seen: with brush or frames, by pointer or keys. */
export function MaskCanvas({ photo, onChange }: MaskCanvasProps) {
  const { t } = useSpeech();
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const hint = useId();
  const masking = useMasking(stage, photo, onChange);
  useEffect(() => {
    if (canvas.current !== null) photo.draw(canvas.current);
  }, [photo]);
  const frames = photo.masks.filter((mask) => mask.kind === 'frame').toSorted((a, b) => a.key - b.key);
  const focusFrame = (key: number) =>
    requestAnimationFrame(() => stage.current?.querySelector<HTMLElement>(`[data-frame="${key}"]`)?.focus());
  return (
    <div className={styles.mask}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys have the frames and the buttons */}
      <div
        ref={stage}
        className={styles.stage}
        style={{ aspectRatio: `${photo.width} / ${photo.height}` }}
        onPointerDown={(event) => masking.begin(event, null)}
        onPointerMove={masking.go}
        onPointerUp={masking.end}
        onPointerCancel={masking.end}
      >
        <canvas ref={canvas} role="img" aria-label={t('office-works:mask.photo')} />
        {frames.map((frame, place) => (
          <FrameButton
            key={frame.key}
            frame={frame}
            n={place + 1}
            aria-describedby={hint}
            onPointerDown={(event) => masking.begin(event, frame)}
            onKeyDown={(event) => masking.keyed(event, frame)}
          />
        ))}
      </div>
      <MaskTools masking={masking} photo={photo} focusFrame={focusFrame} />
      <p id={hint} className={styles.hint}>
        {t('office-works:mask.hint')}
      </p>
    </div>
  );
}

type FrameButtonProps = ComponentProps<'button'> & { readonly frame: MaskFrame; readonly n: number };

/** A frame on the photo, which keys and the pointer move. Its place is in its name. */
function FrameButton({ frame: { key, x, y, w, h }, n, ...attributes }: FrameButtonProps) {
  const { t } = useSpeech();
  const [left, top, width, height] = [x, y, w, h].map((one) => `${one / 10}%`);
  return (
    <button
      {...attributes}
      type="button"
      data-frame={key}
      className={styles.frame}
      style={{ left, top, width, height }}
      aria-label={t('office-works:mask.frame', { n, x: Math.round(x / 10), y: Math.round(y / 10) })}
    />
  );
}

interface MaskToolsProps {
  readonly masking: ReturnType<typeof useMasking>;
  readonly photo: MaskedPhoto;
  readonly focusFrame: (key: number) => void;
}

/** With what the pointer paints, a frame for keys, and the way back. */
function MaskTools({ masking, photo: { masks }, focusFrame }: MaskToolsProps) {
  const { t } = useSpeech();
  const { tool, choose, addFrame, remove } = masking;
  return (
    <p className={styles.acts} role="group" aria-label={t('office-works:mask.tools')}>
      <OfficeButton look="outline" aria-pressed={tool === 'brush'} onClick={() => choose('brush')}>
        {t('office-works:mask.brush')}
      </OfficeButton>
      <OfficeButton look="outline" aria-pressed={tool === 'frame'} onClick={() => focusFrame(addFrame())}>
        {t('office-works:mask.addFrame')}
      </OfficeButton>
      {masks.length > 0 && (
        <OfficeButton look="text" onClick={() => remove(masks.at(-1)?.key ?? 0)}>
          {t('office-works:mask.removeLast')}
        </OfficeButton>
      )}
    </p>
  );
}
