import { use, useEffect, useState } from 'react';
import type { ProcessParts } from '#adapters/wire/processes/process-parts.ts';
import { videoSource } from '#domain/content/video-source.ts';
import { isRight } from '#domain/shared/result.ts';
import { Gallery } from '#ui-web/components/gallery/gallery.tsx';
import { SocialLinks } from '#ui-web/components/social-links/social-links.tsx';
import { Video } from '#ui-web/components/video/video.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { galleryWords } from '#ui-web/shell/words/gallery-words.ts';
import { videoWords } from '#ui-web/shell/words/video-words.ts';
import { useSpeech } from '#ui-web/speech.ts';

/** What does not load is not shown: the page is complete without it. */
function useParts(process: string): ProcessParts | null {
  const { council } = usePlace();
  const [parts, setParts] = useState<ProcessParts | null>(null);
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      const { processParts } = await council.participation();
      const found = await processParts.of(council.realm, process);
      if (!gone) setParts(isRight(found) ? found.right : null);
    };
    ask().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [council, process]);
  return parts;
}

/** Pictures, videos and networks of a process. Nothing is requested from another site before a press. */
export function Parts({ process }: { readonly process: string }) {
  const { t, said, later } = useSpeech();
  use(later());
  const parts = useParts(process);
  if (parts === null) return null;
  const { images, videos, networks } = parts;
  return (
    <>
      {images.length > 0 && (
        <section className="stack stack-16 stretch" aria-labelledby="pictures">
          <h2 id="pictures">{t('media:gallery.label')}</h2>
          <Gallery
            words={galleryWords({ t })}
            pictures={images.map(({ src, title }) => ({ src, alt: '', caption: said(title) }))}
          />
        </section>
      )}
      {videos.length > 0 && (
        <section className="stack stack-16 stretch" aria-labelledby="videos">
          <h2 id="videos">{t('media:video.title')}</h2>
          {videos.map(({ source, uri, title }) => {
            const found = said(title);
            const name = found.text === '' ? t('media:video.untitled') : found;
            return (
              <Video key={uri} words={videoWords({ t })} title={name} video={videoSource(source, uri)} />
            );
          })}
        </section>
      )}
      <SocialLinks label={t('media:networks')} newTab={t('media:newTab')} accounts={networks} />
    </>
  );
}
