import type { ChangeEvent, ReactNode } from 'react';
import { buttonClass } from '../button/button-class.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './file-list.module.css';

interface FilePickerProps {
  readonly id: string;
  readonly icon: IconName;
  /** "image/*" or ".pdf,.txt": a hint to the browser, checked again by the form. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly onPick: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** A button that opens the device's files or camera. The control is the browser's own, with our style. */
export function FilePicker(props: FilePickerProps) {
  const { id, icon, accept, multiple = false, invalid = false, describedBy, onPick, children } = props;
  const picked = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file may be chosen again after it was removed.
    target.value = '';
    if (files.length > 0) onPick(files);
  };
  return (
    <span className={styles.picker}>
      <input
        className="visually-hidden"
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={picked}
      />
      <label className={buttonClass({ look: 'outline', size: 'short' })} htmlFor={id}>
        <Icon name={icon} />
        {children}
      </label>
    </span>
  );
}
