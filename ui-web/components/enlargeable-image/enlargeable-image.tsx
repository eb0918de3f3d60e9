import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { DialogFrame } from '../dialog-frame/dialog-frame.tsx';
import { type Wording, textOf, Words } from '../wording/wording.tsx';
import styles from './enlargeable-image.module.css';

interface EnlargeableImageProps {
  readonly src: string;
  /** The title of what the picture belongs to. */
  readonly title: Wording;
  readonly alt: string;
  /** "Ampliar la imagen". */
  readonly enlarge: string;
  readonly close: string;
}

/** A picture that is shown large when pressed; Escape or the button closes it, and the focus returns. */
export function EnlargeableImage({ src, title, alt, enlarge, close }: EnlargeableImageProps) {
  const [open, setOpen] = useState(false);
  const shut = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.small}
        aria-label={`${enlarge}: ${textOf(title)}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <img src={src} alt="" loading="lazy" />
      </button>
      {open && (
        <DialogFrame
          open
          wide
          title={<Words of={title} />}
          onClose={shut}
          footer={
            <Button data-autofocus onClick={shut}>
              {close}
            </Button>
          }
        >
          <img className={styles.large} src={src} alt={alt} />
        </DialogFrame>
      )}
    </>
  );
}
