import type { GalleryWords } from '#ui-web/components/gallery/gallery-picture.ts';
import type { Speech } from '#ui-web/speech.ts';

/** The texts of a gallery in the visitor's language. */
export const galleryWords = ({ t }: Pick<Speech, 't'>): GalleryWords => ({
  label: t('media:gallery.label'),
  enlarge: (name) => t('media:gallery.enlarge', { name }),
  place: (n, of) => t('media:gallery.place', { n, of }),
  previous: t('media:gallery.previous'),
  next: t('media:gallery.next'),
  close: t('media:gallery.close'),
  missing: (name) => t('media:gallery.missing', { name }),
});
