import type { Examples } from '#ui-web/gallery/example.ts';
import { Gallery } from './gallery.tsx';
import { sampleGalleryWords as words, samplePicture } from './sample-pictures.ts';

export const examples: Examples = {
  'Three pictures': () => <Gallery words={words} pictures={[0, 1, 2].map((at) => samplePicture(at))} />,
  'Five, one that does not load': () => (
    <Gallery
      words={words}
      pictures={[0, 1, 2, 3].map((at) => samplePicture(at)).concat({ ...samplePicture(4), src: 'data:,' })}
    />
  ),
  'Eight pictures': () => (
    <Gallery words={words} pictures={[0, 1, 2, 3, 4, 5, 6, 7].map((at) => samplePicture(at))} />
  ),
};
