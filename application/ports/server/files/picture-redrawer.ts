import type { Either } from '#domain/shared/result.ts';

/** A picture as it was drawn anew: nothing of the uploaded file is left in it but what is seen. */
export interface RedrawnPicture {
  readonly content: Uint8Array;
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

/** Why a picture is not drawn. */
export interface DrawRefusal {
  readonly kind: /** It is in the format of telephones of one make, which cannot be read here. */
    | 'heic'
    /** It is not a picture that is accepted, whatever its name says. */
    | 'unknownKind'
    /** It is cut off, or a reader of pictures fails on it. */
    | 'damaged'
    | 'tooManyPixels'
    /** Drawing it takes more memory or time than one picture is given. */
    | 'tooHeavy';
}

/** Draws uploaded pictures anew, where a picture made to do harm cannot reach the server. */
export interface PictureRedrawer {
  /**
   * The picture turned as its camera was held, at most 1920 pixels wide and high, and then its smaller versions, the
   * narrowest last. It throws if no picture can be drawn on this machine.
   */
  redraw(content: Uint8Array): Promise<Either<DrawRefusal, readonly RedrawnPicture[]>>;
}

/** Contents by their hash. */
export interface FileContents {
  /** Returns the content's SHA-256 once it is stored. */
  put(content: Uint8Array, at: number): Promise<string>;
  /** Null if there is no content under that hash. */
  get(hash: string): Promise<Uint8Array | null>;
}
