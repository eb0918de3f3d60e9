import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageHeading } from '#application/content/page-heading.ts';
import type { Portal } from '#domain/access/portals.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';

/** What a page is rendered from. */
interface AskedView {
  readonly realm: RealmId;
  readonly portal: Portal;
  readonly language: Language;
  readonly path: string;
  /** The query with its `?`, or empty. */
  readonly search: string;
  readonly now: Instant;
  /** What the page begins with until its screen is there; null if it shows no document. */
  readonly heading: PageHeading | null;
  /** The answers that are sent with the page. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** What the build makes of `ui-web/first-view.tsx`. */
interface Drawing {
  readonly drawFirstView: (asked: AskedView) => Promise<string | null>;
}

/**
 * Renders pages as they are first seen, only from what is sent with them. Empty if the portal was not built, or if a
 * page cannot be rendered: the browser renders it then.
 */
export function firstViews(
  webFolder: string,
  failed: (defect: unknown) => void,
): (asked: AskedView) => Promise<string> {
  const file = join(webFolder, '.server', 'first-view.js');
  const isBuilt = existsSync(file);
  let drawing: Promise<Drawing> | undefined;
  return async (asked) => {
    if (!isBuilt) return '';
    try {
      drawing ??= import(pathToFileURL(file).href) as Promise<Drawing>;
      return (await (await drawing).drawFirstView(asked)) ?? '';
    } catch (defect) {
      failed(defect);
      return '';
    }
  };
}
