import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from 'playwright';
import { noteWork } from '#fixtures/builders/noted-work.ts';

/** Frames of other origins, sandboxed ones too, are checked with the page: they may answer the page's axe. */
const script = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

const everyRule = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const;

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/** A session ends with its page: one that is detached before puts a page that is offline online again. */
const sessions = new WeakMap<Page, CDPSession>();

/**
 * Puts axe into a page as a script of its own: a window that has had it compiles it no more, and what the driver
 * evaluates is compiled every time.
 */
async function evaluateWhole(page: Page): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Runtime.evaluate', { expression: script });
}

/**
 * Runs axe in the page itself. The usual wrapper copies every passed element to a second page and checks it there: on
 * a page of 2,500 elements that takes five times as long, for the same rules. If the page has frames, axe is put into
 * them too and asks them by message.
 */
async function violations(page: Page): Promise<readonly string[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in globalThis)) continue;
    if (frame === page.mainFrame()) await evaluateWhole(page);
    else await frame.evaluate(script);
  }
  const found = await page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as {
      readonly axe: {
        readonly run: (
          context: Document,
          options: object,
        ) => Promise<{ readonly violations: readonly Violation[] }>;
      };
    };
    const answer = await axe.run(document, { runOnly: only, resultTypes: ['violations'] });
    return answer.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary = '' }) => ({ target, failureSummary })),
    }));
  }, everyRule);
  const faults = found.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, ...node })));
  const real: string[] = [];
  for (const { id, target, failureSummary } of faults) {
    // oxlint-disable-next-line no-await-in-loop -- each one scrolls the page
    if (id === 'target-size' && (await isFreeWhenScrolledTo(page, target))) continue;
    real.push(`${id}: ${target.join(' ')}: ${failureSummary}`);
  }
  return real;
}

/**
 * Whether a button is large enough once it is in the middle of the window. Where a page happens to stand, its bar below
 * covers a part of some button: a fault only if nobody can scroll it free.
 */
async function isFreeWhenScrolledTo(page: Page, target: readonly unknown[]): Promise<boolean> {
  const [selector, ...inner] = target;
  if (typeof selector !== 'string' || inner.length > 0) return false;
  return page.evaluate(async (wanted) => {
    const { axe } = globalThis as unknown as {
      readonly axe: {
        readonly run: (
          context: string,
          options: object,
        ) => Promise<{ readonly violations: readonly unknown[]; readonly passes: readonly unknown[] }>;
      };
    };
    const before = scrollY;
    document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const answer = await axe.run(wanted, { runOnly: { type: 'rule', values: ['target-size'] } });
    scrollTo({ top: before, behavior: 'instant' });
    return answer.violations.length === 0 && answer.passes.length > 0;
  }, selector);
}

/** The accessibility faults of the page in its present state, in a line each. */
export function accessibilityFaults(page: Page): Promise<readonly string[]> {
  noteWork('axe');
  return violations(page);
}
