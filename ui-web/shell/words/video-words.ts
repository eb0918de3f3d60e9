import type { VideoWords } from '#ui-web/components/video/video.tsx';
import type { Speech } from '#ui-web/speech.ts';

/** The texts of a video in the visitor's language. */
export const videoWords = ({ t }: Pick<Speech, 't'>): VideoWords => ({
  play: (title) => t('media:video.play', { title }),
  consent: (host) => t('media:video.consent', { host }),
  watchAt: (site) => t('media:video.watchAt', { site }),
  newTab: t('media:newTab'),
  unusable: t('media:video.unusable'),
  failed: t('media:video.failed'),
});
