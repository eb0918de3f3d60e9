import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './preview-frame.module.css';

/** How wide a preview may be. */
export const previewWidths = ['phone', 'desk'] as const;

/** The width of a window at a desk, in pixels: the page is laid out for it, and made smaller to fit. */
const deskWidth = 1280;

interface PreviewFrameProps {
  readonly address: string;
  readonly width: (typeof previewWidths)[number];
}

/** How much smaller the page must be to fit into an element; 1 if it need not be. */
function useScale(width: PreviewFrameProps['width']) {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(deskWidth);
  useEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    const watch = new ResizeObserver(() => setRoom(box.clientWidth));
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return { ref, scale: width === 'phone' || room === 0 ? 1 : Math.min(1, room / deskWidth) };
}

const scaled = (scale: number): CSSProperties => ({
  width: `${100 / scale}%`,
  height: `${100 / scale}%`,
  transform: `scale(${scale})`,
});

/**
 * The page of a preview. It has no origin here (`sandbox` without `allow-same-origin`): its scripts run, and have nothing
 * of the office, neither its session nor its storage nor its window.
 */
export function PreviewFrame({ address, width }: PreviewFrameProps) {
  const { t } = useSpeech();
  const { ref, scale } = useScale(width);
  return (
    <div ref={ref} className={classNames(styles.window, width === 'phone' && styles.phone)}>
      <iframe
        src={address}
        title={t('office-documents:preview')}
        sandbox="allow-scripts allow-forms"
        {...(scale < 1 && { style: scaled(scale) })}
      />
    </div>
  );
}
