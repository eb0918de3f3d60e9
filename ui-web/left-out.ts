import { BehaviorSubject } from 'rxjs';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { type Presenter, presented } from './presenter.ts';

/** Names of the documents that the lists of each page are without because they cannot be read, by the page's path. */
export type LeftOutNames = ReadonlyMap<string, readonly LocalizedText[]>;

export interface LeftOutDocuments {
  readonly names: Presenter<LeftOutNames>;
  /** Hears of one, on the page where it was asked for. */
  readonly note: (name: LocalizedText) => void;
}

/** Gathers what lists are without, each once a page: several lists of a page may have missed the same. */
export function leftOutDocuments(path: () => string): LeftOutDocuments {
  const state = new BehaviorSubject<LeftOutNames>(new Map());
  const note = (name: LocalizedText) => {
    const here = path();
    const known = state.value.get(here) ?? [];
    const isKnown = known.some((other) => JSON.stringify(other) === JSON.stringify(name));
    if (!isKnown) state.next(new Map(state.value).set(here, [...known, name]));
  };
  return { names: presented(state), note };
}

/** Nothing is missing anywhere. */
export const nothingLeftOut: Presenter<LeftOutNames> = presented(
  new BehaviorSubject<LeftOutNames>(new Map()),
);
