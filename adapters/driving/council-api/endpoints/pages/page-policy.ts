import { createHash } from 'node:crypto';
import { videoFrameHosts } from '#domain/content/video-source.ts';

/** The source of one inline text: this very text, and no other. */
const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const ownFiles = "'self'";

/** The sources of a page's scripts: own files, and the script that the build has put in the head of its template. */
export function scriptSources(template: string): string {
  const early = /<script id="early">(.*?)<\/script>/su.exec(template)?.[1];
  return early === undefined ? ownFiles : `${ownFiles} ${hashed(early)}`;
}

interface Carried {
  /** The style with the town's colours. */
  readonly style: string;
  readonly scripts?: string;
  /** Hosts of frames that the town names, besides those of videos. */
  readonly frameHosts?: readonly string[];
  /** The host of map tiles, if browsers ask it themselves. */
  readonly tileHost?: string | null;
  /** What the page frames: videos of other hosts and what the town names, pages of its own host, or nothing. */
  readonly frames?: 'videos' | 'own' | 'none';
}

/** Videos of others play in a frame of their host, once the reader asks for one; so does a town's thesaurus. */
const frameSources = (hosts: readonly string[]): string =>
  [...videoFrameHosts, ...hosts.map((host) => `https://${host}`)].join(' ');

const ownFrames = { own: "'self'", none: "'none'" } as const;

/** The page's policy: own files only, and of inline texts the script in its head and one style. */
export const pagePolicy = ({
  style,
  scripts = ownFiles,
  frameHosts = [],
  tileHost = null,
  frames = 'videos',
}: Carried): string =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    // Recounts run in a worker.
    "worker-src 'self'",
    `style-src 'self' ${hashed(style)}`,
    `img-src 'self' data:${tileHost === null ? '' : ` https://${tileHost}`}`,
    "font-src 'self'",
    // A town's own videos.
    "media-src 'self'",
    `frame-src ${frames === 'videos' ? frameSources(frameHosts) : ownFrames[frames]}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
