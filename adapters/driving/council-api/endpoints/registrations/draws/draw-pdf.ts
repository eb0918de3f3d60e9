import { readFile } from 'node:fs/promises';
import { writeClosingSheet } from '#adapters/driven/render/pdf/document/closing-writer.ts';
import { fontsBy } from '#adapters/driven/render/pdf/document/font-files.ts';
import { drawActIn } from '#adapters/driven/texts/sentences-in.ts';
import { drawSheet } from '#application/reports/draw/draw-sheet.ts';
import { formatClock, formatWeekday } from '#application/text/dates.ts';
import type { Town } from '#domain/access/town.ts';
import type { MadeDraw, SealedDraw } from '#domain/registrations/act/draw-act.ts';
import type { DrawOutcome } from '#domain/registrations/draw/draw-outcome.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import { campaignOfDraw } from '#domain/vouchers/draw/name-of-draw.ts';

/** The act of a draw as a PDF, in the language of the town; `outcome` is its canonical text. */
export async function writeDrawPdf(
  town: Town,
  { sealed, done }: { readonly sealed: SealedDraw; readonly done: MadeDraw },
  outcome: string,
): Promise<Uint8Array> {
  const { defaultLanguage: language, timeZone } = town;
  const shown = (text: LocalizedText) => textFor(text, language, language).text;
  const { groups, segments } = sealed.names;
  const nameIn = (names: Readonly<Record<string, LocalizedText>>, id: string) => {
    const name = names[id];
    return name === undefined ? id : shown(name);
  };
  const sheet = drawSheet(
    {
      town: shown(town.name),
      title: shown(sealed.title),
      sealed,
      done,
      outcome: JSON.parse(outcome) as DrawOutcome,
      // A type of vouchers is not divided: its one segment has no name.
      nameOf: (group, segment) =>
        campaignOfDraw(sealed.activity) !== null
          ? nameIn(groups, group)
          : `${nameIn(groups, group)}: ${nameIn(segments, segment)}`,
      at: (at: Instant) =>
        `${formatWeekday(dayAt(at, timeZone), language)}, ${formatClock(at, timeZone, language)}`,
    },
    drawActIn(language),
  );
  return writeClosingSheet(sheet, () => fontsBy(readFile));
}
