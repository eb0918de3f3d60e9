import { decodeQR, type Image } from 'qr/decode.js';

/** The text of the code in a picture; null if there is none. */
function textIn(picture: Image): string | null {
  try {
    return decodeQR(picture);
  } catch {
    return null;
  }
}

addEventListener('message', ({ data }: MessageEvent<Image>) => postMessage(textIn(data)));
