import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { classNames } from '#ui-web/components/class-names.ts';
import { FilePicker } from '#ui-web/components/file-list/file-picker.tsx';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { buttonClass } from '#ui-web/components/button/button-class.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './files.module.css';
import { acceptedFiles, type ChosenGroup } from './known-file.ts';

interface DropPlaceProps {
  readonly group: ChosenGroup;
  readonly multiple?: boolean;
  /** Whether files that are pasted anywhere on the page are taken; else only those pasted within the place. */
  readonly takesPaste?: boolean;
  /** What the button says, unless it is the usual. */
  readonly choose?: string;
  readonly take: (files: readonly File[]) => void;
  readonly children?: ReactNode;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="file"]), textarea, [contenteditable]');

/** Takes files that are pasted on the page, unless somebody writes in a field. */
function usePastedFiles(take: (files: readonly File[]) => void, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const paste = (event: globalThis.ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0 && !isTyping(event.target)) take(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [take, isOn]);
}

/** Where files are dropped, pasted, chosen or, on a phone, taken with its camera. */
export function DropPlace(props: DropPlaceProps) {
  const { group, multiple = false, takesPaste = false, choose, take, children } = props;
  const { t } = useSpeech();
  const id = useId();
  const [isOver, setOver] = useState(false);
  usePastedFiles(take, takesPaste);
  const taken = (files: Iterable<File>) => {
    const all = [...files];
    if (all.length > 0) take(multiple ? all : all.slice(0, 1));
  };
  const over = (isIn: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isIn);
  };
  const pasted = (event: ClipboardEvent) => {
    if (!takesPaste) taken(event.clipboardData.files);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- other ways to choose a file, for a pointer
    <div
      className={classNames(styles.drop, isOver && styles.over)}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onPaste={pasted}
      onDrop={(event) => {
        over(false)(event);
        taken(event.dataTransfer.files);
      }}
    >
      {children}
      <div className={styles.ways}>
        <FilePicker
          id={id}
          icon={group === 'documents' ? 'document' : 'photo'}
          accept={acceptedFiles[group]}
          multiple={multiple}
          onPick={taken}
        >
          {choose ?? t(`office-files:choose.${group}`)}
        </FilePicker>
        {group !== 'documents' && <Camera id={`${id}-camera`} take={taken} />}
      </div>
      <small className={styles.dropHint}>
        {children === undefined && t('office-files:dropHint')} {t('office-files:limits')}
      </small>
    </div>
  );
}

/** The camera of a telephone; hidden where there is a mouse. */
function Camera({ id, take }: { readonly id: string; readonly take: (files: Iterable<File>) => void }) {
  const { t } = useSpeech();
  return (
    <span className={styles.camera}>
      <input
        className="visually-hidden"
        id={id}
        type="file"
        accept="image/jpeg"
        capture="environment"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          take(files);
        }}
      />
      <label className={buttonClass({ look: 'outline', size: 'short' })} htmlFor={id}>
        <Icon name="photo" />
        {t('office-files:camera')}
      </label>
    </span>
  );
}
