import { useRef } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { useCamera } from '../../../device/camera/use-camera.ts';
import styles from './door-camera.module.css';

interface CameraProps {
  readonly found: (text: string) => void;
}

const reader = async () => (await import('../../../device/camera/code-reader.ts')).openCodeReader();

/**
 * The camera of the door: it tells of each code that comes into its picture, once as long as no other one does. Without a
 * camera, the letters beside do the same.
 */
export function DoorCamera({ found }: CameraProps) {
  const { t } = useSpeech();
  const video = useRef<HTMLVideoElement>(null);
  const last = useRef('');
  const camera = useCamera(video, {
    isWanted: true,
    reader,
    goesOn: true,
    found: (text) => {
      if (text !== last.current) found(text);
      last.current = text;
    },
  });
  if (camera === 'off') return <p role="status">{t('office-venues:door.noCamera')}</p>;
  return (
    <figure className={styles.finder}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the picture of the camera has no sound */}
      <video ref={video} muted playsInline aria-hidden="true" />
      <p role="status">{t('office-venues:door.searching')}</p>
    </figure>
  );
}
