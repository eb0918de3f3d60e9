/**
 * The longest side of a photo that is sent, in pixels. More helps no technician who looks at a broken bench, and
 * costs the resident data.
 */
const longest = 2048;
const thumbnailSide = 112;
const quality = 0.85;

/** A photo as it is sent, and a small picture of it for the list. */
export interface PreparedPhoto {
  readonly file: File;
  /** A data address; null where the browser cannot draw. */
  readonly thumbnail: string | null;
}

/** Both sides scaled alike, so that neither is longer than `most`. */
export function sizeWithin(width: number, height: number, most: number): readonly [number, number] {
  const by = Math.min(1, most / Math.max(width, height));
  return [Math.max(1, Math.round(width * by)), Math.max(1, Math.round(height * by))];
}

function drawn(picture: ImageBitmap, most: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const [width, height] = sizeWithin(picture.width, picture.height, most);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  // Transparent parts would turn black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

const asJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', quality);
  });

/**
 * Draws a photo again: upright, no larger than needed, and with only its pixels, so that the place and the camera of
 * the photo stay on the device. Null if the browser cannot read the picture.
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto | null> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const blob = await asJpeg(drawn(picture, longest));
    const thumbnail = drawn(picture, thumbnailSide).toDataURL('image/jpeg', 0.7);
    picture.close();
    const name = file.name.replace(/\.[^.]*$/u, '') || 'foto';
    return { file: new File([blob], `${name}.jpg`, { type: 'image/jpeg' }), thumbnail };
  } catch {
    return null;
  }
}
