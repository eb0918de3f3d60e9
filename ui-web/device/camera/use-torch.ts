import { type RefObject, useEffect, useState } from 'react';
import type { CameraState } from './use-camera.ts';

/** The light beside a camera. */
export interface Torch {
  readonly isOn: boolean;
  readonly turn: () => void;
}

/** What browsers know of a light, which the types of the platform do not name. */
interface LitTrack extends Omit<MediaStreamTrack, 'getCapabilities' | 'applyConstraints'> {
  readonly getCapabilities?: () => { readonly torch?: boolean };
  readonly applyConstraints: (wanted: { readonly advanced: readonly { torch: boolean }[] }) => Promise<void>;
}

const trackOf = (video: HTMLVideoElement | null): LitTrack | null => {
  const stream = video?.srcObject as MediaStream | null | undefined;
  return (stream?.getTracks().find(({ kind }) => kind === 'video') as LitTrack | undefined) ?? null;
};

/** The light of a camera that is on; null if the device has none, or its browser does not say so. */
export function useTorch(video: RefObject<HTMLVideoElement | null>, camera: CameraState): Torch | null {
  const [track, setTrack] = useState<LitTrack | null>(null);
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      // A track says what it can once its picture has begun.
      const own = camera === 'on' ? trackOf(video.current) : null;
      await Promise.resolve();
      if (isOver) return;
      setTrack(own?.getCapabilities?.().torch === true ? own : null);
      setOn(false);
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [video, camera]);
  if (track === null) return null;
  return {
    isOn,
    turn: () =>
      void track.applyConstraints({ advanced: [{ torch: !isOn }] }).then(
        () => setOn(!isOn),
        () => setTrack(null),
      ),
  };
}
