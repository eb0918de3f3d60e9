import { langOf, textOf, type Wording } from '../wording/wording.tsx';
import type { Picture } from './picture-or-wall.tsx';

/** A picture with the council's own words for what it shows; without them it is decoration. Null without a picture. */
export const describedPicture = (src: string | null, words: Wording): Picture | null =>
  src === null ? null : { src, alt: textOf(words), lang: langOf(words) };
