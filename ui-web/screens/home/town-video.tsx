import type { SiteDetails } from '#domain/content/site-details.ts';
import { videoSource } from '#domain/content/video-source.ts';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Video } from '#ui-web/components/video/video.tsx';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';

/** The town's video. Its host gets no request before the reader presses it. */
export function TownVideo({ video }: { readonly video: NonNullable<SiteDetails['video']> }) {
  const { t, said } = useSpeech();
  const title = said(video.title);
  return (
    <LedgerRow id="video" title={t('front:video.title')}>
      <Video
        title={textOf(title) === '' ? t('front:video.untitled') : title}
        video={videoSource('', video.uri)}
        words={{
          play: (name) => t('front:video.play', { title: name }),
          consent: (host) => t('front:video.consent', { host }),
          watchAt: (site) => t('front:video.watchAt', { site }),
          newTab: t('shell:newTab'),
          unusable: t('front:video.unusable'),
          failed: t('front:video.failed'),
        }}
      />
    </LedgerRow>
  );
}
