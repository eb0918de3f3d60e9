/** What can be done with a council's video. */
export type VideoSource =
  /** Played in a frame of its host, once somebody asks for it; `page` is where it can be seen there. */
  | {
      readonly kind: 'frame';
      readonly host: 'YouTube' | 'Vimeo';
      readonly frame: string;
      readonly page: string;
    }
  /** A file of the town's own, played by the browser. */
  | { readonly kind: 'file'; readonly uri: string }
  /** On a site that we do not embed: a link. */
  | { readonly kind: 'elsewhere'; readonly uri: string; readonly site: string }
  /** The address cannot be shown or linked. */
  | { readonly kind: 'unusable' };

/** The only hosts whose frames a page may hold: those of YouTube and Vimeo that follow visitors least. */
export const videoFrameHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

const youTube =
  /^https?:\/\/(?:(?:www|m)\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/|v\/))(?<id>[\w-]{11})(?![\w-])/u;
const vimeo =
  /^https?:\/\/(?:(?:www|player)\.)?vimeo\.com\/(?:[a-z]+\/)*(?<id>\d{1,12})(?:\/(?<key>[0-9a-f]{6,20}))?(?![\w-])/u;
const site = /^https?:\/\/(?<host>[a-z\d.-]+)(?::\d+)?(?:[/?#]|$)/iu;

function youTubeVideo(id: string): VideoSource {
  const [frames] = videoFrameHosts;
  return {
    kind: 'frame',
    host: 'YouTube',
    frame: `${frames}/embed/${id}?autoplay=1&rel=0`,
    page: `https://www.youtube.com/watch?v=${id}`,
  };
}

/** A video that is not listed at Vimeo has a key behind its number, which its frame takes as `h`. */
function vimeoVideo(id: string, key: string | undefined): VideoSource {
  const [, frames] = videoFrameHosts;
  return {
    kind: 'frame',
    host: 'Vimeo',
    frame: `${frames}/video/${id}?autoplay=1&dnt=1${key === undefined ? '' : `&h=${key}`}`,
    page: `https://vimeo.com/${id}${key === undefined ? '' : `/${key}`}`,
  };
}

/** A video's bare number at the host that `source` names, as some councils write it. */
function bareNumber(source: string, uri: string): VideoSource | null {
  if (/youtube/iu.test(source) && /^[\w-]{11}$/u.test(uri)) return youTubeVideo(uri);
  return /vimeo/iu.test(source) && /^\d{1,12}$/u.test(uri) ? vimeoVideo(uri, undefined) : null;
}

/**
 * How a council's video is shown (specification 3, section 2): a frame for YouTube and Vimeo, the browser's own player
 * for a file of the town, a link for any other site, and nothing for an invalid address.
 *
 * @example videoSource('youtube', 'https://youtu.be/dQw4w9WgXcQ') // frame, www.youtube-nocookie.com
 * @example videoSource('', '/files/vilanova/ple.mp4') // file
 * @example videoSource('', 'javascript:alert(1)') // unusable
 */
export function videoSource(source: string, uri: string): VideoSource {
  const plain = uri.trim();
  const watched = youTube.exec(plain)?.groups?.['id'];
  if (watched !== undefined) return youTubeVideo(watched);
  const { id, key } = vimeo.exec(plain)?.groups ?? {};
  if (id !== undefined) return vimeoVideo(id, key);
  const bare = bareNumber(source, plain);
  if (bare !== null) return bare;
  if (/^\/(?![/\\])/u.test(plain)) return { kind: 'file', uri: plain };
  const host = site.exec(plain)?.groups?.['host'];
  return host === undefined ? { kind: 'unusable' } : { kind: 'elsewhere', uri: plain, site: host };
}
