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

/** Pictures of the town's own files, which the server has in sizes: `?w=480` is the narrowest that is so wide. */
const inSizes = /^\/files\/[^/]+\/[^?#]+\.(?:jpe?g|png|webp)$/iu;

/** The point of a picture that its address names must stay visible where its edges are cut off; the middle without one. */
function keepInSight(picture: HTMLImageElement | null): void {
  const [, x, y] = /#xy=(\d{1,3}),(\d{1,3})$/u.exec(picture?.getAttribute('src') ?? '') ?? [];
  // Set from the script: the policy of the page refuses styles that are written in its HTML.
  if (picture !== null) picture.style.objectPosition = x === undefined ? '' : `${x}% ${y}%`;
}

/** The sizes of a picture, for a browser to choose from; none of a drawing or of another site's picture. */
const sizesOf = (address: string, format: TileWallProps['format']) => {
  const src = address.replace(/#.*$/u, '');
  return (
    inSizes.test(src) && {
      srcSet: `${src}?w=480 480w, ${src}?w=960 960w, ${src} 1920w`,
      sizes: format === 'strip' ? '100vw' : '(min-width: 48em) 400px, 100vw',
    }
  );
};

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
      {...sizesOf(src, wall.format)}
      ref={keepInSight}
      key={src}
      src={src}
      alt={alt}
      lang={lang}
      loading={loading}
      onError={() => setFailed(src)}
    />
  );
}
