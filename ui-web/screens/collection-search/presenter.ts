import { BehaviorSubject, debounceTime, from, Subject, switchMap } from 'rxjs';
import type { CollectionItem } from '#adapters/wire/requests/collection-items.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';

/** How long a search waits for the next key, in milliseconds. */
const pause = 250;
/** Of fewer letters nearly everything would be found. */
const fewestLetters = 2;

/** What is written, and what the council found for it: null before the first answer and for a text that is too short. */
export interface CollectionSearchState {
  readonly text: string;
  readonly found: readonly CollectionItem[] | null;
  /** The council could not be asked. */
  readonly isFailed: boolean;
}

export interface CollectionSearchPresenter extends Presenter<CollectionSearchState> {
  readonly write: (text: string) => void;
  /** Empties the field: something was chosen. */
  readonly clear: () => void;
  /** Ends the search: its screen is gone. */
  readonly end: () => void;
}

const empty: CollectionSearchState = { text: '', found: null, isFailed: false };

/** The answer for a text; what cannot be asked is a failure like a refusal. */
async function asked({ realm, forms }: Council, collection: string, text: string) {
  if (text.trim().length < fewestLetters) return { found: null, isFailed: false };
  try {
    const items = await (await forms()).requests.items(realm, collection, text.trim());
    return isLeft(items) ? { found: null, isFailed: true } : { found: items.right, isFailed: false };
  } catch {
    return { found: null, isFailed: true };
  }
}

/**
 * Searches a collection of the council at each key, as specification 1 has it (section 7): 200 items at most, by a part of the
 * title in any language or of the name, in upper or lower case. An answer to an earlier text is dropped.
 */
export function collectionSearchPresenter(council: Council, collection: string): CollectionSearchPresenter {
  const state = new BehaviorSubject(empty);
  const written = new Subject<string>();
  const answers = written
    .pipe(
      debounceTime(pause),
      switchMap((text) => from(asked(council, collection, text))),
    )
    .subscribe((answer) => state.next({ ...state.value, ...answer }));
  return {
    ...presented(state),
    write: (text) => {
      state.next({ ...state.value, text });
      written.next(text);
    },
    clear: () => {
      state.next(empty);
      // A search that is still running is no longer wanted.
      written.next('');
    },
    end: () => answers.unsubscribe(),
  };
}
