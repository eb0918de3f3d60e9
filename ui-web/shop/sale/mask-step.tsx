import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { ErrorText } from '#ui-web/components/field/error-text.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { MaskedPhoto } from '../../office/works/mask/masked-photo.ts';
import { useMasking } from '../../office/works/mask/use-masking.ts';
import styles from '../shop.module.css';
import { TillTitle } from '../step-head.tsx';

interface MaskStepProps {
  readonly photo: MaskedPhoto;
  readonly onChange: (photo: MaskedPhoto) => void;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly save: () => void;
  readonly again: () => void;
}

/** Paints over an identity document by hand, before anything of it leaves the device. */
export function MaskStep({ photo, onChange, isBusy, error, save, again }: MaskStepProps) {
  const { t } = useSpeech();
  const [isSure, setSure] = useState(false);
  const [isTried, setTried] = useState(false);
  const isMasked = photo.masks.length > 0;
  const paint = (next: MaskedPhoto) => {
    setSure(false);
    onChange(next);
  };
  const trouble = isMasked ? t('shop:mask.notSure') : t('shop:mask.nothing');
  const trySave = () => {
    setTried(true);
    if (isSure && isMasked) save();
  };
  return (
    <>
      <TillTitle>{t('shop:mask.title')}</TillTitle>
      <p>{t('shop:mask.words')}</p>
      <MaskStage photo={photo} onChange={paint} />
      <SureBox isSure={isSure} setSure={setSure} isFault={isTried && !isSure} />
      {isTried && (!isSure || !isMasked) && <ErrorText id="mask-error">{trouble}</ErrorText>}
      {error !== undefined && <ErrorText>{error}</ErrorText>}
      <MaskActs isBusy={isBusy} save={trySave} again={again} />
    </>
  );
}

interface SureBoxProps {
  readonly isSure: boolean;
  readonly isFault: boolean;
  readonly setSure: (isSure: boolean) => void;
}

/** That nothing can be read that should not be. */
function SureBox({ isSure, isFault, setSure }: SureBoxProps) {
  const { t } = useSpeech();
  return (
    <p className={styles.sure}>
      <input
        id="mask-sure"
        type="checkbox"
        checked={isSure}
        aria-describedby={isFault ? 'mask-error' : undefined}
        onChange={(event) => setSure(event.target.checked)}
      />
      <label htmlFor="mask-sure">{t('shop:mask.sure')}</label>
    </p>
  );
}

function MaskActs({ isBusy, save, again }: Pick<MaskStepProps, 'isBusy' | 'save' | 'again'>) {
  const { t } = useSpeech();
  return (
    <div className={styles.acts}>
      <Button wide busy={isBusy} onClick={save}>
        {t('shop:mask.save')}
      </Button>
      <Button wide look="outline" onClick={again}>
        {t('shop:mask.again')}
      </Button>
    </div>
  );
}

/** The photo under the brush and the frames. */
function MaskStage({ photo, onChange }: Pick<MaskStepProps, 'photo' | 'onChange'>) {
  const { t } = useSpeech();
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const masking = useMasking(stage, photo, onChange);
  useEffect(() => {
    if (canvas.current !== null) photo.draw(canvas.current);
  }, [photo]);
  const frames = photo.masks.filter((mask) => mask.kind === 'frame').toSorted((a, b) => a.key - b.key);
  const addFrame = () => {
    const key = masking.addFrame();
    requestAnimationFrame(() => stage.current?.querySelector<HTMLElement>(`[data-frame="${key}"]`)?.focus());
  };
  return (
    <>
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
        <canvas ref={canvas} role="img" aria-label={t('shop:mask.stage')} />
        {frames.map((frame, place) => (
          <button
            key={frame.key}
            type="button"
            data-frame={frame.key}
            aria-label={t('shop:mask.one', { place: place + 1 })}
            style={{
              left: `${frame.x / 10}%`,
              top: `${frame.y / 10}%`,
              width: `${frame.w / 10}%`,
              height: `${frame.h / 10}%`,
            }}
            onPointerDown={(event) => masking.begin(event, frame)}
            onKeyDown={(event) => masking.keyed(event, frame)}
          />
        ))}
      </div>
      <MaskTools masking={masking} photo={photo} addFrame={addFrame} />
    </>
  );
}

const tools = ['brush', 'frame'] as const;

interface ToolButtonProps {
  readonly tool: (typeof tools)[number];
  readonly masking: ReturnType<typeof useMasking>;
}

function ToolButton({ tool, masking }: ToolButtonProps) {
  const { t } = useSpeech();
  return (
    <Button
      size="short"
      look={masking.tool === tool ? 'primary' : 'outline'}
      aria-pressed={masking.tool === tool}
      onClick={() => masking.choose(tool)}
    >
      {t(`shop:mask.${tool}`)}
    </Button>
  );
}

interface MaskToolsProps extends Pick<MaskStepProps, 'photo'> {
  readonly masking: ReturnType<typeof useMasking>;
  readonly addFrame: () => void;
}

/** Brush or frames, and taking the last one away. */
function MaskTools({ masking, photo, addFrame }: MaskToolsProps) {
  const { t } = useSpeech();
  const last = photo.masks.at(-1);
  return (
    <div className={styles.row}>
      {tools.map((tool) => (
        <ToolButton key={tool} tool={tool} masking={masking} />
      ))}
      <Button size="short" look="outline" icon="plus" onClick={addFrame}>
        {t('shop:mask.add')}
      </Button>
      {last !== undefined && (
        <Button size="short" look="text" onClick={() => masking.remove(last.key)}>
          {t('shop:mask.undo')}
        </Button>
      )}
    </div>
  );
}
