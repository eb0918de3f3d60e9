/** A picture in which a code is looked for. */
export type CodeSource = ImageBitmap | HTMLVideoElement;

/** Finds the text of a QR code in a picture; null if there is none. */
export type CodeReader = (source: CodeSource) => Promise<string | null>;

interface Detector {
  readonly detect: (source: CodeSource) => Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = (new (options: {
  readonly formats: readonly string[];
}) => Detector) & {
  readonly getSupportedFormats: () => Promise<readonly string[]>;
};

/** The browser's own decoder; null if it has none for QR codes. */
async function nativeReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = globalThis as unknown as { readonly BarcodeDetector?: DetectorClass };
  const format = 'qr_code';
  if (BarcodeDetector === undefined || !(await BarcodeDetector.getSupportedFormats()).includes(format))
    return null;
  const detector = new BarcodeDetector({ formats: [format] });
  return async (source) => (await detector.detect(source))[0]?.rawValue ?? null;
}

/** The longest side in which a picture is decoded: a code of a voucher is read at arm's length. */
const longestSide = 960;

/** The pixels of a picture. */
function pixelsOf(source: CodeSource): ImageData | null {
  const [wide, high] =
    source instanceof HTMLVideoElement
      ? [source.videoWidth, source.videoHeight]
      : [source.width, source.height];
  if (wide === 0 || high === 0) return null;
  const scale = Math.min(1, longestSide / Math.max(wide, high));
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const paper = canvas.getContext('2d', { willReadFrequently: true });
  if (paper === null) return null;
  paper.drawImage(source, 0, 0, width, height);
  return paper.getImageData(0, 0, width, height);
}

/** A decoder in a worker, so that the page goes on meanwhile. */
function workerReader(): CodeReader {
  const worker = new Worker(new URL('qr-worker.ts', import.meta.url), { type: 'module' });
  return (source) =>
    new Promise((resolve) => {
      const pixels = pixelsOf(source);
      if (pixels === null) {
        resolve(null);
        return;
      }
      worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => resolve(data), {
        once: true,
      });
      const { data, width, height } = pixels;
      worker.postMessage({ data, width, height }, [data.buffer]);
    });
}

/** The decoder of this browser: its own, or ours. */
export const openCodeReader = async (): Promise<CodeReader> => (await nativeReader()) ?? workerReader();
