import { type ChangeEvent, useRef, useState } from 'react';
import { ActionSheet } from '../action-sheet/action-sheet.tsx';
import { Button } from '../button/button.tsx';
import { FilePicker } from './file-picker.tsx';

export interface PhotoWords {
  readonly add: string;
  readonly camera: string;
  readonly gallery: string;
  readonly cancel: string;
}

interface PhotoPickerProps {
  readonly id: string;
  readonly words: PhotoWords;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly onPick: (files: readonly File[]) => void;
}

/** Whether the main pointer is a finger: then the device has a camera, almost always. */
const isHandheld = () => window.matchMedia('(pointer: coarse)').matches;

/**
 * Photos: on a telephone or tablet, taken now or chosen among the stored ones; elsewhere, the browser's own chooser.
 * If the camera is denied the other way remains, and the sheet can be opened again.
 */
export function PhotoPicker({ id, words, invalid = false, describedBy, onPick }: PhotoPickerProps) {
  const [isAsking, setAsking] = useState(false);
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  if (!isHandheld())
    return (
      <FilePicker
        id={id}
        icon="photo"
        accept="image/*"
        multiple
        invalid={invalid}
        describedBy={describedBy}
        onPick={onPick}
      >
        {words.add}
      </FilePicker>
    );
  const picked = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length > 0) onPick(files);
  };
  // Hidden from every reader: the sheet presses them.
  const chooser = { type: 'file', accept: 'image/*', hidden: true, onChange: picked } as const;
  return (
    <>
      <Button
        id={id}
        look="outline"
        size="short"
        icon="photo"
        aria-haspopup="dialog"
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onClick={() => setAsking(true)}
      >
        {words.add}
      </Button>
      <input ref={camera} {...chooser} capture="environment" data-photo="camera" />
      <input ref={gallery} {...chooser} multiple data-photo="gallery" />
      {isAsking && (
        <ActionSheet
          title={words.add}
          cancel={words.cancel}
          actions={[
            { id: 'camera', icon: 'photo', text: words.camera },
            { id: 'gallery', icon: 'document', text: words.gallery },
          ]}
          onAct={(way) => {
            (way === 'camera' ? camera : gallery).current?.click();
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
