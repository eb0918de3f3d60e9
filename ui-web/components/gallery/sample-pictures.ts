import type { GalleryPicture, GalleryWords } from './gallery-picture.ts';

const drawn = (hue: number) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 120'%3E%3Crect width='160' height='120' fill='hsl(${hue} 45%25 45%25)'/%3E%3Ccircle cx='${40 + (hue % 80)}' cy='40' r='18' fill='%23ffd24d'/%3E%3C/svg%3E`;

/** For tests and examples: a drawing of a sun, each in another colour. */
export const samplePicture = (at: number): GalleryPicture => ({
  src: drawn(at * 37),
  alt: `Un sol sobre la plaza, dibujo ${at + 1}`,
  caption: at === 1 ? { text: 'La font, de matí', lang: 'va' } : at === 2 ? '' : `La plaza ${at + 1}`,
});

export const sampleGalleryWords: GalleryWords = {
  label: 'Imágenes',
  enlarge: (name) => `Ampliar: ${name}`,
  place: (at, of) => `Imagen ${at} de ${of}`,
  previous: 'Anterior',
  next: 'Siguiente',
  close: 'Cerrar',
  missing: (name) => `No se ha podido cargar esta imagen: ${name}`,
};
