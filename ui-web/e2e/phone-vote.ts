import type { Locator, Page } from 'playwright';
import { settled } from './settled.ts';

/** The window of a phone of 2020, without the bars of its browser. */
export const phone = { width: 375, height: 740 } as const;

/** The work of a thumb: how often it tapped, and how far it scrolled at most for the next tap or field, in screens. */
export interface ThumbWork {
  readonly taps: number;
  readonly furthest: number;
}

/** Called when a screen is seen: on arrival, and before each tap. */
type Look = (screen: string) => Promise<void>;

/** Whether a tap in the middle of the target meets it: it is in sight, and no bar over the page covers it. */
const isInReach = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(there) || element.closest('label')?.contains(there) === true;
  });

/** Taps the middle of a target where it is now. Playwright would scroll first, and not count it. */
export async function tapMiddle(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** A thumb on a phone, which taps only what it can see. */
function thumb(page: Page, look: Look) {
  let taps = 0;
  let furthest = 0;
  const position = () => page.evaluate(() => window.scrollY);
  const reach = async (target: Locator, screen: string) => {
    if (!(await isInReach(target))) {
      const before = await position();
      await target.scrollIntoViewIfNeeded();
      furthest = Math.max(furthest, Math.abs((await position()) - before) / phone.height);
      if (!(await isInReach(target))) throw new Error(`${screen}: what is to be tapped is covered`);
    }
    await look(screen);
  };
  return {
    tap: async (target: Locator, screen: string) => {
      await reach(target, screen);
      await tapMiddle(page, target);
      taps += 1;
    },
    /** Typing is not counted, but the way to the field is. */
    type: async (target: Locator, text: string, screen: string) => {
      await reach(target, screen);
      await target.fill(text);
    },
    work: (): ThumbWork => ({ taps, furthest }),
  };
}

/** A step of the survey, once it is on the screen. */
async function arrive(page: Page, step: string, look: Look): Promise<void> {
  await page.waitForURL((address) => address.hash === `#${step}`);
  await page.locator(`#${step}-title`).waitFor();
  await look(step);
}

/**
 * From the home page of Vilanova to an accepted vote on its budget, in any language: two projects, the obligatory
 * question, none of the optional one, and the identity. It ends at the receipt.
 */
export async function voteOnPhone(page: Page, url: string, look: Look = async () => {}): Promise<ThumbWork> {
  const { tap, type, work } = thumb(page, look);
  const next = page.locator('#seguir a');
  const add = (project: number) => page.locator('li article').nth(project).getByRole('button').last();
  await page.setViewportSize(phone);
  await page.goto(url);
  await settled(page);
  await tap(page.locator('main .actions a').first(), 'home');
  await page.locator('li article').first().waitFor();
  await look('budget');
  await tap(add(1), 'first-project');
  await tap(add(2), 'second-project');
  await tap(page.locator('a[href="#q-biblioteca-noche"]').first(), 'budget-bar');
  await arrive(page, 'q-biblioteca-noche', look);
  await tap(page.getByRole('radio').nth(2), 'obligatory');
  await tap(next, 'obligatory-next');
  await arrive(page, 'q-sequia-prioridades', look);
  await tap(next, 'optional-next');
  await arrive(page, 'repaso', look);
  await type(page.locator('#census-id'), '12345678Z', 'identity');
  await type(page.locator('#census-secret'), '1984', 'birth-year');
  await tap(page.locator('#census-consent'), 'consent');
  await tap(page.locator('#enviar .actions button'), 'send');
  await page.getByRole('dialog').waitFor();
  await tap(page.getByRole('dialog').getByRole('button').last(), 'dialog');
  await page.locator('dialog [translate=no]').waitFor();
  await look('receipt');
  return work();
}
