import { useId, useRef, useState } from 'react';
import type { WorkAnswer } from '#adapters/wire/office-works/work.ts';
import { formatDay } from '#application/text/dates.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import styles from '../works.module.css';
import { MaskCanvas } from './mask-canvas.tsx';
import { type MaskedPhoto, openPhoto } from './masked-photo.ts';

interface PhotoFieldProps {
  /** The last photo that was told, to compare with. */
  readonly last: WorkAnswer['photo'];
  readonly photo: MaskedPhoto | null;
  readonly onChange: (photo: MaskedPhoto | null) => void;
  readonly isSure: boolean;
  readonly makeSure: (isSure: boolean) => void;
}

/** A photo from the camera, painted over by hand before it leaves the device. Nothing is looked for in it. */
export function PhotoField({ last, photo, onChange, isSure, makeSure }: PhotoFieldProps) {
  const { t } = useSpeech();
  const input = useRef<HTMLInputElement>(null);
  const own = useId();
  const [isDamaged, setDamaged] = useState(false);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    const opened = await openPhoto(file);
    setDamaged(opened === null);
    makeSure(false);
    if (opened !== null) onChange(opened);
  };
  return (
    <div className={styles.photo}>
      {last !== null && photo === null && <LastPhoto last={last} />}
      {photo !== null && (
        <MaskCanvas
          photo={photo}
          onChange={(next) => {
            makeSure(false);
            onChange(next);
          }}
        />
      )}
      <input
        ref={input}
        id={own}
        type="file"
        accept="image/*"
        capture="environment"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        data-photo=""
        onChange={(event) => {
          void open(event.target.files?.[0]);
          // The same photo can be chosen again.
          event.target.value = '';
        }}
      />
      <p className={styles.acts}>
        <OfficeButton look="outline" onClick={() => input.current?.click()}>
          {t(photo === null ? 'office-works:photo.take' : 'office-works:photo.again')}
        </OfficeButton>
        {photo !== null && (
          <OfficeButton look="text" onClick={() => onChange(null)}>
            {t('office-works:photo.without')}
          </OfficeButton>
        )}
      </p>
      {isDamaged && (
        <p role="alert" className={styles.late}>
          {t('office-works:photo.damaged')}
        </p>
      )}
      {photo !== null && <SureBox id={`${own}-sure`} isSure={isSure} makeSure={makeSure} />}
    </div>
  );
}

/** The photo that was told last, to compare with. */
function LastPhoto({ last }: { readonly last: NonNullable<WorkAnswer['photo']> }) {
  const { t, language } = useSpeech();
  return (
    <figure className={styles.last}>
      <img src={last.src} alt="" loading="lazy" />
      <figcaption>
        {t('office-works:photo.last', { day: formatDay(last.day as CalendarDay, language) })}
      </figcaption>
    </figure>
  );
}

type SureBoxProps = Pick<PhotoFieldProps, 'isSure' | 'makeSure'> & { readonly id: string };

/** The person confirms; nothing is recognised. */
function SureBox({ id, isSure, makeSure }: SureBoxProps) {
  const { t } = useSpeech();
  return (
    <p className={styles.sure}>
      <input id={id} type="checkbox" checked={isSure} onChange={(event) => makeSure(event.target.checked)} />
      <label htmlFor={id}>{t('office-works:photo.sure')}</label>
    </p>
  );
}
