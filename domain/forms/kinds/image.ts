import { mostImages } from '../files/file-limits.ts';
import { type KindRules, usualRules } from '../kind-rules.ts';
import { strangers } from './shared/taken-files.ts';

/** Photos. */
export interface ImageShape {
  readonly kind: 'image';
}

/** What a photo may be. */
export const imageKinds = ['jpg', 'png', 'webp'] as const;

/** The rules of `image`. The first such field of a form fills `images` of the request. */
export const imageRules: KindRules<ImageShape, 'files'> = {
  ...usualRules,
  value: 'files',
  home: 'images',
  check: (_field, value) => {
    const wrong = strangers(value, imageKinds);
    const found = value.files.length;
    return found > mostImages ? [...wrong, { kind: 'tooManyImages', most: mostImages, found }] : wrong;
  },
  open311: { kind: 'notAttribute' },
};
