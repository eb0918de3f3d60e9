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

/** Tells of the text of a code; whether the camera looks for the next one. */
type Found = (text: string) => boolean;

/** Looks until a code is found and no other one is wanted, or until it is told to stop. */
async function look(
  video: HTMLVideoElement,
  read: CodeReader,
  isStopped: () => boolean,
  found: Found,
): Promise<void> {
  while (!isStopped()) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    const text = video.readyState >= video.HAVE_CURRENT_DATA ? await read(video).catch(() => null) : null;
    if (isStopped()) return;
    if (text !== null && !found(text)) return;
    // oxlint-disable-next-line no-await-in-loop -- the processor rests between two looks
    await wait(pause);
  }
}

/** Opens the camera as long as `isWanted`, and tells of the codes in its picture. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  {
    isWanted,
    reader,
    found,
  }: {
    readonly isWanted: boolean;
    readonly reader: () => Promise<CodeReader>;
    readonly found: Found;
  },
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
      await look(shown, await reader(), () => isStopped, found);
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
