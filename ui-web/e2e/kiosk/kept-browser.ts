import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
import { noteWork } from '#fixtures/builders/noted-work.ts';
import { browserFlags } from '../visitor.ts';
import { watchAnswers } from '../what-pages-showed.ts';

/** A browser with a profile on the disk, as a tablet or a phone has one: what it stores is there after it was closed. */
export interface KeptBrowser {
  readonly context: BrowserContext;
  /** Closes it, and opens it again with the same profile. */
  readonly again: () => Promise<BrowserContext>;
  /** Closes it, and gives the words of a list that are in some file of its profile. */
  readonly leaves: (words: readonly string[]) => Promise<readonly string[]>;
  /** Closes it if it is open, and deletes its profile. */
  readonly end: () => Promise<void>;
}

/** The forms in which a file may have a word. */
const written = (word: string): readonly Buffer[] => [
  Buffer.from(word, 'utf8'),
  Buffer.from(word, 'utf16le'),
  Buffer.from(Buffer.from(word).toString('base64').replaceAll('=', '').slice(0, -2)),
];

function filesOf(folder: string): readonly Buffer[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((one) => one.isFile()).map((one) => readFileSync(join(one.parentPath, one.name)));
}

async function openIn(profile: string, width: number): Promise<BrowserContext> {
  noteWork('process');
  const path = process.env['CONCEJO_BROWSER'];
  const context = await chromium.launchPersistentContext(profile, {
    ...(path && { executablePath: path }),
    args: [...browserFlags],
    viewport: { width, height: width < 700 ? 812 : 1024 },
    hasTouch: true,
    reducedMotion: 'reduce',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
  });
  context.on('page', (page) => {
    watchAnswers(page);
    page.on('domcontentloaded', () => noteWork('page'));
  });
  return context;
}

export async function openKeptBrowser(width = 768): Promise<KeptBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'concejo-tablet-'));
  let context = await openIn(profile, width);
  return {
    context,
    again: async () => {
      await context.close();
      context = await openIn(profile, width);
      return context;
    },
    leaves: async (words) => {
      await context.close();
      const files = filesOf(profile);
      return words.filter((word) =>
        written(word).some((bytes) => files.some((content) => content.includes(bytes))),
      );
    },
    end: async () => {
      await context.close().catch(() => undefined);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
