import { BehaviorSubject } from 'rxjs';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { isLanguage, type Language } from '#domain/shared/localized-text.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { OfficeTown } from '../office-facts.ts';
import type { Me } from './me.ts';

/** The office before any screen: unknown who is there, nobody is, the server cannot be asked, or a person works. */
export type OfficeState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'signedOut'; readonly speech: Speech }
  | { readonly kind: 'unreachable'; readonly speech: Speech }
  | { readonly kind: 'open'; readonly me: Me; readonly speech: Speech };

interface Means {
  readonly town: Pick<OfficeTown, 'defaultLanguage'>;
  readonly readMe: () => Promise<Either<CouncilRefusal, Me>>;
  readonly speakIn: (language: Language, realmDefault: Language) => Promise<Speech>;
  /** The language chosen in this browser; null without a choice. */
  readonly storedLanguage: () => string | null;
  readonly storeLanguage: (language: Language) => void;
  /** Notes the language for the calls that follow. */
  readonly speaks: (language: Language) => void;
}

export interface OfficePresenter extends Presenter<OfficeState> {
  /** Asks who is signed in; again after a sign-in, a sign-out or a refusal. */
  readonly open: () => Promise<void>;
  readonly changeLanguage: (language: Language) => Promise<void>;
}

/** The choice of this browser comes first, then the person's language, then the town's. */
export function officePresenter(means: Means): OfficePresenter {
  const { town, readMe, speakIn, speaks } = means;
  const state = new BehaviorSubject<OfficeState>({ kind: 'loading' });

  const speechFor = (own: Language | null) => {
    const stored = means.storedLanguage();
    const language = isLanguage(stored) ? stored : (own ?? town.defaultLanguage);
    speaks(language);
    return speakIn(language, town.defaultLanguage);
  };

  async function open(): Promise<void> {
    const read = await readMe();
    if (isLeft(read)) {
      const kind = read.left.kind === 'notAllowed' ? 'signedOut' : 'unreachable';
      // A person who works and whose line breaks keeps the screen: its own calls say what does not work.
      if (kind === 'unreachable' && state.value.kind === 'open') return;
      state.next({ kind, speech: await speechFor(null) });
      return;
    }
    const me = read.right;
    state.next({ kind: 'open', me, speech: await speechFor(me.language) });
  }

  async function changeLanguage(language: Language): Promise<void> {
    means.storeLanguage(language);
    const now = state.value;
    if (now.kind === 'loading') return;
    speaks(language);
    state.next({ ...now, speech: await speakIn(language, town.defaultLanguage) });
  }

  return { ...presented(state), open, changeLanguage };
}
