import type { ContentNode } from '#domain/content/content-node.ts';
import { videoSource } from '#domain/content/video-source.ts';
import { Gallery } from '#ui-web/components/gallery/gallery.tsx';
import type { GalleryWords } from '#ui-web/components/gallery/gallery-picture.ts';
import { Video, type VideoWords } from '#ui-web/components/video/video.tsx';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import { type Speech, useSpeech } from '#ui-web/speech.ts';
import { NodePart } from './part.tsx';
import { orWords, pictureViews } from './view-model.ts';

const galleryWords = (label: string, { t }: Speech): GalleryWords => ({
  label,
  enlarge: (name) => t('node:pictures.enlarge', { name }),
  place: (at, of) => t('node:pictures.place', { at, of }),
  previous: t('node:pictures.previous'),
  next: t('node:pictures.next'),
  close: t('node:pictures.close'),
  missing: (name) => t('node:pictures.missing', { name }),
});

/** The pictures of a page, group by group. */
export function PictureParts({ groups }: { readonly groups: ContentNode['pictureGroups'] }) {
  const speech = useSpeech();
  const { t, said } = speech;
  return groups.map(({ name, pictures }, at) => {
    const title = orWords(said(name), t('node:pictures.title'));
    const shown = pictureViews(pictures, speech);
    // Without a heading: nothing would follow it.
    if (shown.length === 0)
      return (
        <Gallery key={`${at} ${textOf(title)}`} pictures={[]} words={galleryWords(textOf(title), speech)} />
      );
    return (
      <NodePart key={`${at} ${textOf(title)}`} title={title}>
        <Gallery pictures={shown} words={galleryWords(textOf(title), speech)} />
      </NodePart>
    );
  });
}

const videoWords = ({ t }: Speech): VideoWords => ({
  play: (title) => t('node:play.press', { title }),
  consent: (host) => t('node:play.consent', { host }),
  watchAt: (site) => t('node:play.at', { site }),
  newTab: t('node:newTab'),
  unusable: t('node:play.unusable'),
  failed: t('node:play.failed'),
});

/** The videos of a page; those of other hosts load after a press. */
export function VideoPart({ videos }: { readonly videos: ContentNode['videos'] }) {
  const speech = useSpeech();
  const { t, said } = speech;
  if (videos.length === 0) return null;
  return (
    <NodePart title={t('node:videos')}>
      {videos.map(({ title, source, uri }, at) => (
        <Video
          key={`${at} ${uri}`}
          video={videoSource(source, uri)}
          title={orWords(said(title), t('node:video', { n: at + 1 }))}
          words={videoWords(speech)}
        />
      ))}
    </NodePart>
  );
}
