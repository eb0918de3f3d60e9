import { BehaviorSubject } from 'rxjs';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { openLinks } from '#domain/access/closed-portals.ts';
import { chooseLanguage, type LanguageSigns } from '#domain/access/language-choice.ts';
import type { Site, SiteLink } from '#domain/content/site.ts';
import type { Instant, TimeZone } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import type { Speech } from '#ui-web/speech.ts';

/** The portal before any screen: its settings are loading, refused, or loaded. */
export type PortalState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'refused';
      readonly refusal: CouncilRefusal;
      readonly at: Instant;
      readonly speech: Speech;
    }
  | {
      readonly kind: 'open';
      readonly site: Site;
      /** Null if the menu could not be loaded: the pages work all the same. */
      readonly menu: readonly SiteLink[] | null;
      readonly speech: Speech;
    };

/** What calls report about the page; the portal writes it once it knows. */
export interface PageManner {
  language: Language;
  zone: TimeZone;
}

interface Means {
  readonly council: Council;
  readonly manner: PageManner;
  readonly signs: Omit<LanguageSigns, 'offered' | 'realmDefault'>;
  /** Speech in a language, once its texts are loaded. */
  readonly speakIn: (language: Language, realmDefault: Language) => Promise<Speech>;
  readonly storeLanguage: (language: Language) => void;
}

export interface PortalPresenter extends Presenter<PortalState> {
  /** Asks for settings and menu; again after a refusal. */
  readonly open: () => Promise<void>;
  /** Changes to another language, and stores the choice. */
  readonly changeLanguage: (language: Language) => Promise<void>;
  /** Says everything once more: a text was missing that is here now. */
  readonly sayAgain: () => void;
}

export function portalPresenter({ council, manner, signs, speakIn, storeLanguage }: Means): PortalPresenter {
  const state = new BehaviorSubject<PortalState>({ kind: 'loading' });

  const menuOf = async ({ menu, closed }: Site) => {
    if (menu === null) return [];
    const answer = await council.contents.menu(council.realm, menu);
    return isLeft(answer) ? null : openLinks(answer.right, closed);
  };

  async function open(): Promise<void> {
    state.next({ kind: 'loading' });
    const answer = await council.contents.site(council.realm);
    if (isLeft(answer)) {
      manner.language = chooseLanguage({ ...signs, offered: [], realmDefault: null });
      const speech = await speakIn(manner.language, 'es');
      state.next({ kind: 'refused', refusal: answer.left, at: council.clock.now(), speech });
      return;
    }
    const site = answer.right;
    const { languages: offered, defaultLanguage: realmDefault, timeZone } = site;
    manner.language = chooseLanguage({ ...signs, offered, realmDefault });
    manner.zone = timeZone;
    const [speech, menu] = await Promise.all([speakIn(manner.language, realmDefault), menuOf(site)]);
    state.next({ kind: 'open', site, menu, speech });
  }

  async function changeLanguage(language: Language): Promise<void> {
    const now = state.value;
    if (now.kind !== 'open') return;
    storeLanguage(language);
    const speech = await speakIn(language, now.site.defaultLanguage);
    manner.language = language;
    state.next({ ...now, speech });
  }

  function sayAgain(): void {
    const now = state.value;
    if (now.kind === 'open') state.next({ ...now, speech: { ...now.speech } });
  }

  return { ...presented(state), open, changeLanguage, sayAgain };
}
