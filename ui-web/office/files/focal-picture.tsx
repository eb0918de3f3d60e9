import { type MouseEvent, useId, useState } from 'react';
import type { OfficeFile } from '#adapters/wire/files/town-file.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOffice } from '../shell/office-context.ts';
import type { FileChangeBody } from './read-file.ts';
import styles from './files.module.css';
import { pictureSource } from './known-file.ts';

const middle = { x: 50, y: 50 };
/** Forms in which the portal shows pictures with their edges cut off. */
const forms = ['16 / 9', '1'] as const;

interface FocalPictureProps {
  readonly file: OfficeFile;
  readonly change: (body: FileChangeBody, done: string) => Promise<void>;
}

/**
 * The picture with the point that must stay visible when its edges are cut off: set by pointing at it, or by the arrow keys
 * on its two sliders.
 */
export function FocalPicture({ file, change }: FocalPictureProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [focus, setFocus] = useState(file.focus ?? middle);
  const source = pictureSource(council.realm, file, 960);
  const set = (event: MouseEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const percent = (part: number, whole: number) =>
      whole === 0 ? 50 : Math.min(100, Math.max(0, Math.round((100 * part) / whole)));
    setFocus({ x: percent(event.clientX - left, width), y: percent(event.clientY - top, height) });
  };
  const isNew = focus.x !== (file.focus ?? middle).x || focus.y !== (file.focus ?? middle).y;
  return (
    <section aria-labelledby="file-focus" className={styles.part}>
      <h2 id="file-focus" className="visually-hidden">
        {t('office-files:focus.title')}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the sliders below do the same with keys */}
      <div className={styles.picture} onClick={set}>
        <img src={source} alt={t('office-files:focus.alt', { name: file.name })} />
        <span className={styles.point} style={{ insetInlineStart: `${focus.x}%`, top: `${focus.y}%` }} />
      </div>
      <p className="note">{t('office-files:focus.hint')}</p>
      <div className={styles.sliders}>
        {(['x', 'y'] as const).map((side) => (
          <SideSlider
            key={side}
            label={t(`office-files:focus.${side}`)}
            value={focus[side]}
            onChange={(value) => setFocus({ ...focus, [side]: value })}
          />
        ))}
      </div>
      <div className={styles.crops} aria-hidden="true">
        {forms.map((form) => (
          <img
            key={form}
            src={source}
            alt=""
            style={{ aspectRatio: form, objectPosition: `${focus.x}% ${focus.y}%` }}
          />
        ))}
      </div>
      {isNew && (
        <OfficeButton look="outline" onClick={() => void change({ focus }, t('office-files:focus.kept'))}>
          {t('office-files:focus.keep')}
        </OfficeButton>
      )}
    </section>
  );
}

interface SideSliderProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function SideSlider({ label, value, onChange }: SideSliderProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}
