/** Why a file is not taken, whatever the field. */
export type FileRefusal =
  | { readonly kind: 'emptyFile' | 'strangeName' | 'namesDiffer' | 'unknownKind' | 'twoInOne' }
  | { readonly kind: 'tooLarge'; readonly most: number; readonly found: number }
  /** A picture of more millions of pixels than a camera takes. */
  | { readonly kind: 'tooManyPixels' };
