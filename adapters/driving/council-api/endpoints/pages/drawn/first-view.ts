import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageHeading } from '#application/content/page-heading.ts';
import type { Portal } from '#domain/access/portals.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { drawingThread } from './drawing-thread.ts';

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
  /** Whether it shows one thing of a front-end's home, which is not drawn: only its frame is. */
  readonly isOther: boolean;
  /** The answers that are sent with the page. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Renders pages as they are first seen. */
export interface FirstViews {
  /** Empty if the portal was not built, or if the page cannot be rendered: the browser renders it then. */
  readonly draw: (asked: AskedView) => Promise<string>;
  /** Ends what renders. */
  readonly close: () => Promise<void>;
}

/** Renders pages only from what is sent with them, by what the build makes of `ui-web/first-view.tsx`. */
export function firstViews(webFolder: string, failed: (defect: unknown) => void): FirstViews {
  const file = join(webFolder, '.server', 'first-view.js');
  if (!existsSync(file)) return { draw: async () => '', close: async () => {} };
  const { draw, close } = drawingThread(file);
  return {
    draw: async (asked) => {
      try {
        return (await draw(asked)) ?? '';
      } catch (defect) {
        failed(defect);
        return '';
      }
    },
    close,
  };
}
