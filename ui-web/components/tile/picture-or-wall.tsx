import { useState } from 'react';
import { TileWall, type TileWallProps } from './tile-wall.tsx';

interface PictureOrWallProps extends TileWallProps {
  /** Null where there is none. */
  readonly picture: { readonly src: string; readonly alt: string } | null;
  /** Of the picture alone; `className` is the wall's. */
  readonly pictureClass?: string | undefined;
}

/** A picture beside words that say the same: nothing is read out for it. */
export const withoutWords = (src: string | null) => (src === null ? null : { src, alt: '' });

/** The council's own picture; the wall where there is none, or where it does not come: never an empty box. */
export function PictureOrWall({ picture, pictureClass, ...wall }: PictureOrWallProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (picture === null || failed === picture.src) return <TileWall {...wall} />;
  const { src, alt } = picture;
  // A strip stands at the head of its page, where it is seen at once.
  const loading = wall.format === 'strip' ? 'eager' : 'lazy';
  return (
    <img className={pictureClass} src={src} alt={alt} loading={loading} onError={() => setFailed(src)} />
  );
}
