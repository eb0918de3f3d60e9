import { useEffect } from 'react';
import { mostLines } from '#domain/pocket/line-ahead.ts';
import { timeOfToday } from '#domain/pocket/pocket-days.ts';
import type { PocketEntry } from '#domain/pocket/pocket-entry.ts';
import { languageTag } from '#domain/shared/localized-text.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { PocketPresenter } from '../presenter.ts';
import { useWhen } from '../when-words.ts';
import { whereWords } from './where-words.ts';

/**
 * Keeps what is to come, in the words of now: the first script shows them before the screen has come.
 *
 * @param isKnown whose the device is: until that was asked, things of the person before may be shown, and nothing of them is kept
 */
export function useLinesAhead(
  entries: readonly PocketEntry[],
  isKnown: boolean,
  presenter: PocketPresenter,
): void {
  const speech = useSpeech();
  const { site } = usePlace();
  const { clock } = useWhen();
  const lines = entries.slice(0, mostLines).map((entry) => ({
    ...timeOfToday(entry, site.timeZone),
    clock: clock(entry.at),
    title: speech.said(entry.title).text,
    where: whereWords(entry, speech),
  }));
  const written = JSON.stringify({ lang: languageTag(speech.language), lines });
  useEffect(() => {
    if (isKnown) presenter.keepAhead(JSON.parse(written));
  }, [written, isKnown, presenter]);
}
