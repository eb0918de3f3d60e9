import { type Mask, paintMasks } from './mask.ts';

/** The longest side of a photo that is sent, in pixels: what a page of the portal shows at most. */
const longestSide = 1600;
const quality = 0.85;

/** A photo on this device: what is sent of it is drawn anew, with what is painted over gone from its pixels. */
export interface MaskedPhoto {
  readonly width: number;
  readonly height: number;
  /** Draws it with what is painted over. */
  readonly draw: (canvas: HTMLCanvasElement) => void;
  readonly masks: readonly Mask[];
  readonly withMasks: (masks: readonly Mask[]) => MaskedPhoto;
  /** The bytes that leave the device; null if the browser cannot make them. */
  readonly bytes: () => Promise<Uint8Array | null>;
}

/** The size in which a photo is drawn. */
function sizeOf({ width, height }: Pick<ImageBitmap, 'width' | 'height'>) {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** What is drawn, as the bytes of a new picture: pixels only, without what the camera recorded. */
async function bytesOf(draw: MaskedPhoto['draw']): Promise<Uint8Array | null> {
  const canvas = document.createElement('canvas');
  draw(canvas);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  return blob === null ? null : new Uint8Array(await blob.arrayBuffer());
}

function photoOf(picture: ImageBitmap, masks: readonly Mask[]): MaskedPhoto {
  const size = sizeOf(picture);
  const draw = (canvas: HTMLCanvasElement) => {
    Object.assign(canvas, size);
    const paper = canvas.getContext('2d');
    if (paper === null) return;
    paper.drawImage(picture, 0, 0, size.width, size.height);
    paintMasks(paper, masks, size);
  };
  return {
    ...size,
    draw,
    masks,
    withMasks: (next) => photoOf(picture, next),
    bytes: () => bytesOf(draw),
  };
}

/** Opens a photo, upright as the camera was held; null if the browser cannot read it. */
export async function openPhoto(file: Blob): Promise<MaskedPhoto | null> {
  try {
    return photoOf(await createImageBitmap(file, { imageOrientation: 'from-image' }), []);
  } catch {
    return null;
  }
}
