import type { Browser, Page } from 'playwright';
import type { Role } from '#domain/office/roles.ts';
import type { GivenPasskey } from '#fixtures/builders/councils/closing-people.ts';
import { accessibilityFaults } from '../axe.ts';
import type { SharedProduct } from '../served.ts';
import { quiet } from '../settled.ts';
import { staffWindow } from '../staff-window.ts';
import { type Look, newVisitor, type Visitor } from '../visitor.ts';
import { walkWords, type WalkWords } from './walk-words.ts';

/** What a walk about scarce places walks with. */
export interface FairWalk {
  readonly served: SharedProduct;
  readonly browser: Browser;
  readonly language: 'es' | 'va';
  /** Called at each screen, which stays as it is: for pictures. With it, each screen is checked by axe. */
  readonly look?: (page: Page, screen: string) => Promise<void>;
}

/** A walk under way: its words, its windows, and what was wrong with its screens. */
export interface WalkUnderWay extends FairWalk {
  readonly t: WalkWords;
  readonly at: (path: string) => string;
  /** Looks at a screen; `checked`: by axe in every run, not only where there are pictures. */
  readonly see: (page: Page, screen: string, checked?: 'checked') => Promise<void>;
  readonly resident: (look?: Look) => Promise<Visitor>;
  readonly staff: (id: string, roles: readonly Role[], more?: StaffMore) => Promise<Visitor>;
  /** Everything that was wrong: of accessibility, and errors in the windows. */
  readonly faults: () => readonly string[];
}

interface StaffMore {
  readonly look?: Look;
  readonly key?: GivenPasskey;
}

/** The keys under which portal, office and door store the language of a browser. */
const languageKeys = ['language', 'officeLanguage', 'doorLanguage'];

async function speaks({ context }: Visitor, language: string): Promise<void> {
  await context.addInitScript(
    ({ keys, one }) => {
      for (const key of keys) localStorage.setItem(key, one);
    },
    { keys: languageKeys, one: language },
  );
}

/** Begins a walk. */
export function underWay(walk: FairWalk): WalkUnderWay {
  const { served, browser, language, look } = walk;
  const visitors: Visitor[] = [];
  const wrong: string[] = [];
  const coming = async (visitor: Visitor): Promise<Visitor> => {
    await speaks(visitor, language);
    visitors.push(visitor);
    return visitor;
  };
  return {
    ...walk,
    t: walkWords(language),
    at: (path) => `${served.url}${path}${path.includes('?') ? '&' : '?'}realm=vilanova`,
    see: async (page, screen, checked) => {
      await quiet(page);
      await look?.(page, screen);
      if (checked === undefined && look === undefined) return;
      wrong.push(...(await accessibilityFaults(page)).map((fault) => `${screen}: ${fault}`));
    },
    resident: async (given = {}) => coming(await newVisitor(browser, given)),
    staff: async (id, roles, { look: window = {}, key } = {}) =>
      coming(await staffWindow(served, browser, { id, roles, look: window, ...(key && { key }) })),
    faults: () => [
      ...wrong,
      ...visitors
        .flatMap(({ faults }) => faults)
        .filter((fault) => !/ERR_INTERNET_DISCONNECTED/u.test(fault)),
    ],
  };
}
