import { useState } from 'react';
import type { VideoSource } from '#domain/content/video-source.ts';
import { Button } from '../button/button.tsx';
import { MoreIcon } from '../icon/more-icon.tsx';
import { langOf, textOf, type Wording } from '../wording/wording.tsx';
import styles from './video.module.css';

export interface VideoWords {
  /** "Reproducir: El pleno de octubre". */
  readonly play: (title: string) => string;
  /** Before the frame of a host opens: "Al reproducirlo te conectas a YouTube, que recibe tu dirección de red." */
  readonly consent: (host: string) => string;
  /** "Verlo en vimeo.com". */
  readonly watchAt: (site: string) => string;
  readonly newTab: string;
  readonly unusable: string;
  readonly failed: string;
}

interface VideoProps {
  readonly video: VideoSource;
  readonly title: Wording;
  readonly words: VideoWords;
}

/** A video: from another host only after a press; before it that host gets no request. */
export function Video({ video, title, words }: VideoProps) {
  return (
    <figure className={styles.video}>
      <Played video={video} title={textOf(title)} words={words} />
      <figcaption lang={langOf(title)}>{textOf(title)}</figcaption>
    </figure>
  );
}

interface PlayedProps {
  readonly video: VideoSource;
  readonly title: string;
  readonly words: VideoWords;
}

function Played({ video, title, words }: PlayedProps) {
  switch (video.kind) {
    case 'frame':
      return <Framed video={video} title={title} words={words} />;
    case 'file':
      return <OwnFile uri={video.uri} title={title} failed={words.failed} />;
    case 'elsewhere':
      return (
        <p className={styles.stage}>
          <Outward href={video.uri} text={words.watchAt(video.site)} newTab={words.newTab} />
        </p>
      );
    case 'unusable':
      return <p className={styles.stage}>{words.unusable}</p>;
    default:
      return video satisfies never;
  }
}

/** The button is removed: the focus moves to the frame. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

type FrameVideo = Extract<VideoSource, { kind: 'frame' }>;

function Player({ video, title }: { readonly video: FrameVideo; readonly title: string }) {
  return (
    <iframe
      className={styles.frame}
      src={video.frame}
      title={title}
      ref={takeFocus}
      allow="autoplay; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      // Another origin than ours: its player needs its own storage, and cannot access this page from the sandbox.
      // oxlint-disable-next-line react/iframe-missing-sandbox -- it has one, with its own origin
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
    />
  );
}

function Framed({ video, title, words }: PlayedProps & { readonly video: FrameVideo }) {
  const [plays, setPlays] = useState(false);
  if (plays) return <Player video={video} title={title} />;
  return (
    <div className={styles.stage}>
      <Button onClick={() => setPlays(true)}>
        <MoreIcon name="play" />
        {words.play(title)}
      </Button>
      <p className="note">{words.consent(video.host)}</p>
      <Outward href={video.page} text={words.watchAt(video.host)} newTab={words.newTab} />
    </div>
  );
}

interface OwnFileProps {
  readonly uri: string;
  readonly title: string;
  readonly failed: string;
}

function OwnFile({ uri, title, failed }: OwnFileProps) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <p className={styles.stage}>{failed}</p>;
  return (
    // The captions are part of the video; we have no file with them.
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are part of the video
    <video
      className={styles.frame}
      src={uri}
      controls
      preload="none"
      aria-label={title}
      onError={() => setFailed(true)}
    />
  );
}

interface OutwardProps {
  readonly href: string;
  readonly text: string;
  readonly newTab: string;
}

function Outward({ href, text, newTab }: OutwardProps) {
  return (
    <a className={styles.outward} href={href} target="_blank" rel="noopener noreferrer">
      {text}
      <MoreIcon name="outward" />
      <span className="visually-hidden"> ({newTab})</span>
    </a>
  );
}
