import type { SheetKey } from '../text/catalogue/keys/sheet.ts';
import type { Say } from '../text/say.ts';
import type { Provenance, ReportSheet } from './report.ts';

/** Of which vote a result is, in words; empty where the source does not say. */
export interface SheetSubject {
  readonly council: string;
  readonly process: string;
  readonly survey: string;
  readonly from: string;
  readonly until: string;
  /** The rule in a sentence or two. */
  readonly rule: string;
}

/** Facts without those that are empty. */
export const filled = (pairs: Provenance): Provenance => pairs.filter(([, value]) => value !== '');

/** A hash as people compare it, with places to break a line. */
export const inEights = (hash: string): string => (hash.match(/.{1,8}/gu) ?? []).join(' ');

/** Of which vote it is, each fact under its name. */
export const aboutOf = (subject: SheetSubject, say: Say<SheetKey>): Provenance =>
  filled(
    (['council', 'process', 'survey', 'from', 'until', 'rule'] as const).map((name) => [
      say(name),
      subject[name],
    ]),
  );

/** The lines for those who sign a result. */
export const signaturesIn = (say: Say<SheetKey>): NonNullable<ReportSheet['signatures']> => ({
  title: say('signatures'),
  lines: [say('name'), say('office'), say('day'), say('signed')],
});
