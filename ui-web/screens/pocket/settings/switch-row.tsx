import { useId } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../pocket.module.css';

interface SwitchProps {
  readonly title: string;
  readonly detail?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch, with its state also in words. */
export function SwitchRow({ title, detail, isOn, onChange }: SwitchProps) {
  const { t } = useSpeech();
  const id = useId();
  return (
    <label className={styles.switch}>
      <span>
        <span id={id}>{title}</span>
        {detail !== undefined && (
          <small id={`${id}-detail`} className="note">
            {detail}
          </small>
        )}
      </span>
      <span aria-hidden="true">{t(`pocket:settings.${isOn ? 'on' : 'off'}`)}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={id}
        aria-describedby={detail === undefined ? undefined : `${id}-detail`}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
