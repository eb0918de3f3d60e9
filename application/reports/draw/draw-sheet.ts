import type { DrawKey } from '#application/text/catalogue/keys/draw.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { Say } from '#application/text/say.ts';
import type { ClosingSheet, SheetSection } from '#application/reports/closing/closing-sheet.ts';
import type { MadeDraw, SealedDraw } from '#domain/registrations/act/draw-act.ts';
import type { DrawOutcome } from '#domain/registrations/draw/draw-outcome.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { campaignOfDraw } from '#domain/vouchers/draw/name-of-draw.ts';

/** The act of a draw with what its document needs besides. */
export interface DrawToPrint {
  readonly town: string;
  readonly title: string;
  readonly sealed: SealedDraw;
  readonly done: MadeDraw;
  readonly outcome: DrawOutcome;
  /** A moment in words, in the zone of the town. */
  readonly nameOf: (group: string, segment: string) => string;
  readonly at: (instant: Instant) => string;
}

type Words = Say<DrawKey>;

/** What is said of places of an activity in one way, and of vouchers of a campaign in another one. */
type OwnKey =
  | 'about.applications'
  | 'about.places'
  | 'places.title'
  | 'places.sum'
  | 'places.full'
  | 'places.left'
  | 'places.none'
  | 'how.rule';

const ownWords =
  ({ sealed }: Pick<DrawToPrint, 'sealed'>, say: Words): Say<OwnKey> =>
  (key, values) =>
    say(campaignOfDraw(sealed.activity) === null ? key : `vouchers.${key}`, values);

const section = (heading: string, more: Partial<SheetSection>): SheetSection => ({
  heading,
  lines: [],
  pairs: [],
  figures: [],
  ...more,
});

function sealSection({ sealed, at }: DrawToPrint, say: Words): SheetSection {
  return section(say('seal.title'), {
    pairs: [
      [say('seal.when'), say('seal.by', { who: sealed.by, at: at(sealed.at) })],
      [say('seal.list'), sealed.listHash],
      [say('seal.seed'), sealed.seedHash],
    ],
  });
}

function actSection({ done }: DrawToPrint, say: Words): SheetSection {
  return section(say('act.title'), {
    pairs: [
      [say('act.value'), done.value],
      [say('act.source'), done.source],
      [say('act.seed'), done.seed],
      [say('act.hash'), done.hash],
      [say('act.result'), done.resultHash],
    ],
  });
}

/** What the places of each group came to; no application is named. */
function placesSection(draw: DrawToPrint, words: Words): SheetSection {
  const { outcome, nameOf } = draw;
  const say = ownWords(draw, words);
  const placed = outcome.applications.filter((one) => one.placed !== null).length;
  const lines = outcome.segments.map(({ group, segment, places, fullAt }) => {
    const values = { name: nameOf(group, segment), places: formatCount(places) };
    if (places === 0) return say('places.none', values);
    return fullAt === null
      ? say('places.left', values)
      : say('places.full', { ...values, at: formatCount(fullAt) });
  });
  const all = formatCount(outcome.applications.length);
  return section(say('places.title'), {
    lines: [
      say('places.sum', { placed: formatCount(placed), all, drawn: formatCount(outcome.drawn) }),
      ...lines,
    ],
  });
}

const howSection = (draw: DrawToPrint, say: Words): SheetSection =>
  section(say('how.title'), {
    lines: [ownWords(draw, say)('how.rule'), say('how.verify', { id: draw.sealed.activity })],
  });

function signaturesSection({ done, at }: DrawToPrint, say: Words): SheetSection {
  const lines = done.by.map((one) => say('signatures.line', { name: one.name, at: at(one.at) }));
  return section(say('signatures.title'), { lines: [...lines, say('signatures.how')] });
}

/** The act of a draw in words, as it is printed and signed. */
export function drawSheet(draw: DrawToPrint, say: Words): ClosingSheet {
  const { town, title, sealed } = draw;
  const own = ownWords(draw, say);
  return {
    title: say('title'),
    subject: title,
    about: [
      [say('about.town'), town],
      [say('about.what'), `${title} (${sealed.activity})`],
      [own('about.applications'), formatCount(sealed.applications)],
      [own('about.places'), formatCount(sealed.places)],
    ],
    sections: [
      sealSection(draw, say),
      actSection(draw, say),
      placesSection(draw, say),
      howSection(draw, say),
      signaturesSection(draw, say),
    ],
    fields: [1, 2].map((n) => say('signatures.field', { n })),
    tag: say('tag'),
    ofAll: (part, all) => say('ofAll', { part, all }),
  };
}
