import { type RefObject, useEffect, useState } from 'react';
import type { CodeReader } from './code-reader.ts';

/** The camera of the page. `off`: the reader or the browser does not allow it, or there is none. */
export type CameraState = 'opening' | 'on' | 'off';

/** Milliseconds between two looks: a person holds a phone still for longer. */
const pause = 120;

const wait = (time: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, time);
  });

async function openStream(): Promise<MediaStream | null> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 } },
      audio: false,
    });
  } catch {
    return null;
  }
}

interface WantedCamera {
  readonly isWanted: boolean;
  readonly reader: () => Promise<CodeReader>;
  /** Whether it looks for another code after one was found. */
  readonly goesOn?: boolean;
  readonly found: (text: string) => void;
}

/** Looks until it is told to stop; without `goesOn`, until a code is found. */
async function look(
  video: HTMLVideoElement,
  read: CodeReader,
  isStopped: () => boolean,
  { found, goesOn }: Pick<WantedCamera, 'found' | 'goesOn'>,
): Promise<void> {
  while (!isStopped()) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    const text = video.readyState >= video.HAVE_CURRENT_DATA ? await read(video).catch(() => null) : null;
    if (isStopped()) return;
    if (text !== null) {
      found(text);
      if (goesOn !== true) return;
    }
    // oxlint-disable-next-line no-await-in-loop -- the processor rests between two looks
    await wait(pause);
  }
}

/** Opens the camera as long as `isWanted`, and tells of the first code in its picture, or of each. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  { isWanted, reader, found, goesOn = false }: WantedCamera,
): CameraState {
  const [state, setState] = useState<CameraState>('opening');
  useEffect(() => {
    if (!isWanted) return undefined;
    let isStopped = false;
    let stream: MediaStream | null = null;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const begin = async () => {
      setState('opening');
      stream = await openStream();
      const shown = video.current;
      if (isStopped || stream === null || shown === null) {
        stop();
        if (!isStopped) setState('off');
        return;
      }
      shown.srcObject = stream;
      await shown.play().catch(() => undefined);
      setState('on');
      await look(shown, await reader(), () => isStopped, { found, goesOn });
    };
    void begin();
    return () => {
      isStopped = true;
      stop();
    };
    // A new function of the caller does not open the camera again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWanted]);
  return state;
}
