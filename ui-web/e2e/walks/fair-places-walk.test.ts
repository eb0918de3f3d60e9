import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walkBuyer } from '../fair-places/buyer.ts';
import { walkCourse } from '../fair-places/course.ts';
import { walkDoor } from '../fair-places/door.ts';
import type { FairWalk } from '../fair-places/fair-walk.ts';
import { productToChange, type SharedProduct } from '../served.ts';
import { leaveBrowser, openBrowser } from '../visitor.ts';

let served: SharedProduct;
let browser: Browser;
beforeAll(async () => {
  [served, browser] = await Promise.all([productToChange(), openBrowser()]);
}, 60_000);
afterAll(async () => {
  await leaveBrowser(browser);
});

const inSpanish = (): FairWalk => ({ served, browser, language: 'es' });

describe('places and tickets of which there are few', () => {
  it('are chosen with a wheelchair, paid, printed, read without a line, given back and given away', async () => {
    expect(await walkBuyer(inSpanish())).toEqual([]);
  });

  it('are applied for by families, listed, appealed, drawn by two people, accepted, paid and called', async () => {
    expect(await walkCourse(inSpanish())).toEqual([]);
  });

  it('let people in at two doors, with a line and without', async () => {
    expect(await walkDoor(inSpanish())).toEqual([]);
  });
});
