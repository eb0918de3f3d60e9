import { useState } from 'react';
import { TileWall, type TileWallProps } from './tile-wall.tsx';

/** A picture with its alternative text; `lang`: of that text, if it is not that of the page. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
  readonly lang?: string | undefined;
}

interface PictureOrWallProps extends TileWallProps {
  /** Null without one. */
  readonly picture: Picture | null;
  /** Of the picture alone; `className` is that of the tiles. */
  readonly pictureClass?: string | undefined;
}

/** A decoration beside a text with the same meaning: screen readers ignore it. */
export const withoutWords = (src: string | null) => (src === null ? null : { src, alt: '' });

/** The council's own picture; tiles if there is none, or if it does not load: never an empty box. */
export function PictureOrWall({ picture, pictureClass, ...wall }: PictureOrWallProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (picture === null || failed === picture.src) return <TileWall {...wall} />;
  const { src, alt, lang } = picture;
  // A strip at the head of its page is visible at once.
  const loading = wall.format === 'strip' ? 'eager' : 'lazy';
  return (
    <img
      className={pictureClass}
      src={src}
      alt={alt}
      lang={lang}
      loading={loading}
      onError={() => setFailed(src)}
    />
  );
}
