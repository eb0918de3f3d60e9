import type { Examples } from '#ui-web/gallery/example.ts';
import { RelatedLinks } from './related-links.tsx';
import { sampleLinks } from './sample-links.ts';

export const examples: Examples = {
  'A list': () => <RelatedLinks label="Enlaces" newTab="se abre en otra pestaña" links={sampleLinks} />,
  'With pictures': () => (
    <RelatedLinks
      label="Para saber más"
      newTab="se abre en otra pestaña"
      look="pictures"
      links={sampleLinks}
    />
  ),
};
