import { useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { PlainList } from '../plain-list/plain-list.tsx';
import { langOf, textOf } from '../wording/wording.tsx';
import { galleryColumns } from './columns.ts';
import styles from './gallery.module.css';
import {
  type GalleryPicture,
  type GalleryWords,
  pictureName,
  reportEmptyGallery,
} from './gallery-picture.ts';
import { GalleryViewer } from './gallery-viewer.tsx';

interface GalleryProps {
  readonly pictures: readonly GalleryPicture[];
  readonly words: GalleryWords;
}

const columnClass = [styles.none, undefined, styles.two, styles.three, styles.four];

/** Pictures in columns; a press shows one large, with the others after it, in a circle. */
export function Gallery({ pictures, words }: GalleryProps) {
  const [shown, setShown] = useState<number | null>(null);
  const [missing, setMissing] = useState<ReadonlySet<number>>(new Set());
  const isEmpty = pictures.length === 0;
  useEffect(() => {
    if (isEmpty) reportEmptyGallery(words.label);
  }, [isEmpty, words.label]);
  if (isEmpty) return null;
  return (
    <>
      <PlainList
        aria-label={words.label}
        className={classNames(styles.gallery, columnClass[galleryColumns(pictures.length)])}
      >
        {pictures.map((picture, at) => (
          <li key={`${at} ${picture.src}`}>
            <SmallPicture
              picture={picture}
              name={pictureName(picture, words.place(at + 1, pictures.length))}
              words={words}
              isMissing={missing.has(at)}
              onShow={() => setShown(at)}
              onMissing={() => setMissing((before) => new Set(before).add(at))}
            />
          </li>
        ))}
      </PlainList>
      {shown !== null && (
        <GalleryViewer
          pictures={pictures}
          words={words}
          at={shown}
          missing={missing}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

interface SmallPictureProps {
  readonly picture: GalleryPicture;
  readonly name: string;
  readonly words: GalleryWords;
  readonly isMissing: boolean;
  readonly onShow: () => void;
  readonly onMissing: () => void;
}

/** A picture to press, or a text that it is missing. */
function SmallPicture({ picture, name, words, isMissing, onShow, onMissing }: SmallPictureProps) {
  const caption = textOf(picture.caption);
  return (
    <>
      {isMissing ? (
        <p className={styles.missing}>{words.missing(name)}</p>
      ) : (
        <button type="button" aria-haspopup="dialog" aria-label={words.enlarge(name)} onClick={onShow}>
          <img src={picture.src} alt="" loading="lazy" onError={onMissing} />
        </button>
      )}
      {caption !== '' && (
        <p className={styles.caption} lang={langOf(picture.caption)}>
          {caption}
        </p>
      )}
    </>
  );
}
