import { BehaviorSubject } from 'rxjs';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { type Presenter, presented } from '../presenter.ts';

/**
 * Names of the documents that are missing from the lists of each page because they cannot be read, by the page's
 * path.
 */
export type LeftOutNames = ReadonlyMap<string, readonly LocalizedText[]>;

export interface LeftOutDocuments {
  readonly names: Presenter<LeftOutNames>;
  /** Records one, for the page on which it was asked for. */
  readonly note: (name: LocalizedText) => void;
}

/** Collects what is missing from the lists of each page; the same document may be missing from several of them. */
export function leftOutDocuments(path: () => string): LeftOutDocuments {
  const state = new BehaviorSubject<LeftOutNames>(new Map());
  const note = (name: LocalizedText) => {
    const here = path();
    state.next(new Map(state.value).set(here, [...(state.value.get(here) ?? []), name]));
  };
  return { names: presented(state), note };
}
