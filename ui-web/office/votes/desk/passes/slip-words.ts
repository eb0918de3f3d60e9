import { formatClock } from '#application/text/dates.ts';
import type { Instant, TimeZone } from '#domain/shared/calendar-day.ts';
import { type Language, languages } from '#domain/shared/localized-text.ts';

interface SlipTexts {
  readonly title: string;
  readonly how: string;
  readonly until: string;
}

/* A slip is read by whoever gets it: it speaks all languages, whatever the officer's own is. */
const files = import.meta.glob<SlipTexts>('./*/screens/slip.json', {
  base: '../../../../../application/text/catalogue',
  eager: true,
  import: 'default',
});

/** What a slip says, in each language. */
export function slipWords(
  until: Instant,
  zone: TimeZone,
): readonly (SlipTexts & { readonly language: Language })[] {
  return languages.flatMap((language) => {
    const texts = Object.entries(files).find(([path]) => path.includes(`/${language}/`))?.[1];
    const time = formatClock(until, zone, language);
    return texts === undefined ? [] : [{ ...texts, language, until: texts.until.replace('{{time}}', time) }];
  });
}
