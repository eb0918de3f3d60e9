import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import { DialogFrame } from '../dialog-frame/dialog-frame.tsx';
import { MoreIcon } from '../icon/more-icon.tsx';
import { textOf, Words } from '../wording/wording.tsx';
import styles from './gallery.module.css';
import { type GalleryPicture, type GalleryWords, pictureName } from './gallery-picture.ts';
import { stepOver } from './step-over.ts';
import { useGallerySwipe } from './swipe.ts';

interface GalleryViewerProps {
  readonly pictures: readonly GalleryPicture[];
  readonly words: GalleryWords;
  readonly at: number;
  /** Those that did not load: they are skipped. */
  readonly missing: ReadonlySet<number>;
  readonly onShow: (at: number) => void;
  readonly onClose: () => void;
}

/** Keys while the window is open; with Alt, Ctrl or the command key they are the browser's own. */
function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || !Object.hasOwn(keys, event.key)) return;
      event.preventDefault();
      keys[event.key]?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

/** One picture large: buttons, arrow keys, Home and End, or a swipe show the others; Escape closes. */
export function GalleryViewer({ pictures, words, at, missing, onShow, onClose }: GalleryViewerProps) {
  const turn = (by: 1 | -1, from = at) => onShow(stepOver(from, by, pictures.length, missing));
  useKeys({
    ArrowLeft: () => turn(-1),
    ArrowRight: () => turn(1),
    Home: () => turn(1, -1),
    End: () => turn(-1, pictures.length),
  });
  const swipe = useGallerySwipe({ onLeft: () => turn(1), onRight: () => turn(-1) });
  const picture = pictures[at];
  if (picture === undefined) return null;
  const place = words.place(at + 1, pictures.length);
  const name = pictureName(picture, place);
  const isAlone = pictures.length === 1;
  return (
    <DialogFrame
      open
      wide
      title={<Words of={textOf(picture.caption) === '' ? name : picture.caption} />}
      onClose={onClose}
      footer={
        <>
          {!isAlone && (
            <>
              <Button look="outline" onClick={() => turn(-1)}>
                <MoreIcon name="previous" />
                {words.previous}
              </Button>
              <Button look="outline" data-autofocus onClick={() => turn(1)}>
                {words.next}
                <MoreIcon name="next" />
              </Button>
            </>
          )}
          <Button data-autofocus={isAlone ? true : undefined} onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      <div className={styles.viewer} {...swipe}>
        <LargePicture key={at} picture={picture} name={name} missing={words.missing(name)} />
        <p className="note" role="status">
          {place}
        </p>
      </div>
    </DialogFrame>
  );
}

interface LargePictureProps {
  readonly picture: GalleryPicture;
  readonly name: string;
  readonly missing: string;
}

/** The large file; if it does not load, the small one; if neither does, a text. */
function LargePicture({ picture, name, missing }: LargePictureProps) {
  const [failed, setFailed] = useState(0);
  const src = [...new Set([picture.full ?? picture.src, picture.src])][failed];
  if (src === undefined) return <p className={styles.missing}>{missing}</p>;
  return <img src={src} alt={name} draggable={false} onError={() => setFailed(failed + 1)} />;
}
