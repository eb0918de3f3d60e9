import type { VideoWords } from './video.tsx';

export const sampleVideoWords: VideoWords = {
  play: (title) => `Reproducir: ${title}`,
  consent: (host) => `Al reproducirlo te conectas a ${host}, que recibe tu dirección de red.`,
  watchAt: (site) => `Verlo en ${site}`,
  newTab: 'se abre en otra pestaña',
  unusable: 'Este vídeo no tiene una dirección válida.',
  failed: 'No se ha podido cargar este vídeo.',
};
