import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';

/** What a page is rendered from. */
interface AskedView {
  readonly realm: RealmId;
  readonly language: Language;
  readonly path: string;
  /** The query with its `?`, or empty. */
  readonly search: string;
  readonly now: Instant;
  /** The answers that are sent with the page. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** What the build makes of `ui-web/first-view.tsx`. */
interface Drawing {
  readonly drawFirstView: (asked: AskedView) => Promise<string | null>;
}

/** How many rendered pages are kept, and for how many milliseconds: they contain the number of days left. */
const mostKept = 200;
const keptFor = 60_000;

/**
 * Renders pages as they are first seen, only from what is sent with them. A page that is asked for again with the
 * same facts (town and answers, as they are sent) is rendered once a minute. Empty if the portal was not built, or if
 * a page cannot be rendered: the browser renders it then.
 */
export function firstViews(
  webFolder: string,
  failed: (defect: unknown) => void,
): (asked: AskedView, facts: string) => Promise<string> {
  const file = join(webFolder, '.server', 'first-view.js');
  const isBuilt = existsSync(file);
  let drawing: Promise<Drawing> | undefined;
  /** Promises, so that a page that many ask for at once is rendered once. */
  const kept = new Map<string, Promise<string>>();

  const draw = async (asked: AskedView): Promise<string> => {
    try {
      drawing ??= import(pathToFileURL(file).href) as Promise<Drawing>;
      return (await (await drawing).drawFirstView(asked)) ?? '';
    } catch (defect) {
      failed(defect);
      return '';
    }
  };

  return async (asked, facts) => {
    if (!isBuilt) return '';
    const { now, language, path, search } = asked;
    const place = JSON.stringify([Math.floor(now / keptFor), language, path, search]);
    const key = createHash('sha256').update(place).update(facts).digest('base64');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const html = draw(asked);
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    kept.set(key, html);
    return html;
  };
}
