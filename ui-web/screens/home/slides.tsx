import { formatCount } from '#application/text/numbers.ts';
import type { SitePicture } from '#domain/content/site-details.ts';
import { Carousel } from '#ui-web/components/carousel/carousel.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './below.module.css';

/** The town's carousel; without slides, nothing. */
export function Slides({ slides }: { readonly slides: readonly SitePicture[] }) {
  const { t, said } = useSpeech();
  if (slides.length === 0) return null;
  const shown = slides.map(({ title, text, image, alt, uri }, place) => ({
    id: `${place} ${uri ?? image ?? ''}`,
    title: said(title),
    ...(text !== null && { text: said(text) }),
    ...(uri !== null && { href: uri }),
    ...(alt !== null && { alt: said(alt) }),
    picture: image,
  }));
  return (
    <div className={styles.slides}>
      <Carousel
        words={{
          label: t('front:carousel.label'),
          pause: t('front:carousel.pause'),
          resume: t('front:carousel.resume'),
          previous: t('front:carousel.previous'),
          next: t('front:carousel.next'),
          place: (place, count) =>
            t('front:carousel.place', { n: formatCount(place), of: formatCount(count) }),
        }}
        slides={shown}
      />
    </div>
  );
}
