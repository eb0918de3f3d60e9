import type { ClosingKey } from '#application/text/catalogue/keys/closing.ts';
import { formatDay } from '#application/text/dates.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { Say } from '#application/text/say.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { type Language, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import type { Provenance } from '../report.ts';
import type { PaperSaid, RecordSaid, SheetSurveyRecord } from './record-said.ts';

/** A closing record with what its document needs besides. */
export interface RecordToPrint {
  readonly town: string;
  readonly hash: string;
  readonly said: RecordSaid;
  readonly paper: PaperSaid | null;
  readonly assisted: { readonly assisted: number; readonly alone: number | null } | null;
  readonly signatures: readonly { readonly name: string; readonly at: string }[];
  /** The title of an answer or a proposal of a survey. */
  readonly nameOf: (survey: string, id: string) => string;
  /** The name of the rule of a budget survey, and its tie-breaks; null if it shares nothing out. */
  readonly ruleOf: (survey: string) => { readonly name: string; readonly ties: readonly string[] } | null;
}

/** One part of the document: whole lines, names and values, then figures, each before the name that it is of. */
export interface SheetSection {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly pairs: Provenance;
  readonly figures: Provenance;
}

/** A closing record in words, as it is printed and signed. */
export interface ClosingSheet {
  readonly title: string;
  readonly subject: string;
  readonly about: Provenance;
  readonly sections: readonly SheetSection[];
  /** What each field for a signature is called. */
  readonly fields: readonly string[];
  readonly tag: string;
  readonly ofAll: (part: number, all: number) => string;
}

interface Words {
  readonly say: Say<ClosingKey>;
  readonly language: Language;
}

const shown = (text: LocalizedText | string, { language }: Words): string =>
  typeof text === 'string' ? text : textFor(text, language, 'es').text;

const counted = (n: number | null): string => (n === null ? '' : formatCount(n));

const hashesOf = ({ opening }: RecordSaid, { say }: Words): Provenance =>
  opening.map((hash, n) => [n === 0 ? say('about.opening') : say('about.change', { n }), hash]);

function aboutOf({ town, hash, said }: RecordToPrint, words: Words): Provenance {
  const { say } = words;
  const { census, amendments } = said;
  const people = census && { n: formatCount(census.people), print: census.print };
  return [
    [say('about.town'), town],
    [say('about.vote'), `${shown(said.title, words)} (${said.vote})`],
    [say('about.hash'), hash],
    ...hashesOf(said, words),
    ...(people === null ? [] : [[say('about.census'), say('about.censusValue', people)] as const]),
    ...amendments.map(
      ({ number: n, ...of }) => [say('about.amendment', { n }), say('about.amendmentValue', of)] as const,
    ),
  ];
}

const tieKeys = ['amount', 'largest-amount', 'votes', 'order', 'id'] as const;

/** A tie-break in words; a list of ids is named by them. */
function tieWords(tie: string, { say }: Words): string {
  const key = tieKeys.find((one) => one === tie);
  return key === undefined ? say('tie.ids', { ids: tie.replace(/^ids:/u, '') }) : say(`tie.${key}`);
}

function allocationPairs(survey: SheetSurveyRecord, record: RecordToPrint, words: Words): Provenance {
  const { say } = words;
  const rule = record.ruleOf(survey.id);
  const allocation = survey.result?.allocation ?? null;
  if (rule === null || allocation === null) return [];
  const named = (ids: readonly string[]) => ids.map((id) => record.nameOf(survey.id, id)).join(', ');
  const { funded, ties, refused } = allocation;
  const outcome: Provenance =
    refused === null
      ? [[say('survey.funded'), named(funded) || say('survey.none')]]
      : [[say('survey.noOutcome'), say('survey.noOutcomeValue', { why: refused })]];
  return [
    [say('survey.rule'), rule.name],
    [say('survey.ties'), rule.ties.map((tie) => tieWords(tie, words)).join(', ')],
    ...outcome,
    ...ties.map(
      ({ between, decidedBy }) =>
        [
          say('survey.tie'),
          say('survey.tieValue', { between: named(between), by: tieWords(decidedBy, words) }),
        ] as const,
    ),
  ];
}

function surveySection(survey: SheetSurveyRecord, record: RecordToPrint, words: Words): SheetSection {
  const { say, language } = words;
  const { id, lastDay, marks, ballots, blank, list, result, sealed } = survey;
  const counts = result?.counts ?? [];
  const shares = result?.shares ?? [];
  return {
    heading: shown(survey.title, words),
    pairs: [
      [say('survey.lastDay'), formatDay(lastDay as CalendarDay, language)],
      [say('survey.marks'), counted(marks)],
      [say('survey.ballots'), counted(ballots)],
      [say('survey.blank'), counted(blank)],
      [say('survey.list'), list ?? ''],
      ...allocationPairs(survey, record, words),
      [say('survey.sealed'), sealed === null ? '' : say('survey.sealedValue', { digest: sealed })],
    ],
    figures: [
      ...counts.map(({ id: of, n }) => [formatCount(n), record.nameOf(id, of)] as const),
      ...shares.map(({ id: of, n }) => [`${n} %`, record.nameOf(id, of)] as const),
    ],
    lines: [],
  };
}

function samplePairs({ samples }: PaperSaid, { say }: Words): Provenance {
  if (samples.length === 0) return [[say('paper.sample', { n: '' }).trim(), say('paper.noSample')]];
  return samples.map(({ number: n, seed, source, size, boxes, wrong, words, mostWrong }) => {
    const of = boxes.reduce((sum, { ballots }) => sum + ballots, 0);
    const drawn = say('paper.sampleDrawn', { size, of, seed, source });
    const found =
      wrong === null ? [] : [say('paper.sampleResult', { wrong, most: mostWrong ?? of, of }), words ?? ''];
    return [say('paper.sample', { n }), [drawn, ...found].filter((one) => one !== '').join('. ')] as const;
  });
}

const titleIn = ({ surveys }: RecordSaid, id: string, words: Words): string =>
  shown(surveys.find((one) => one.id === id)?.title ?? id, words);

/** Figures as they are written: `1.189`. */
const written = <Name extends string>(figures: Readonly<Record<Name, number>>): Record<Name, string> =>
  Object.fromEntries(Object.entries<number>(figures).map(([name, n]) => [name, formatCount(n)])) as Record<
    Name,
    string
  >;

function paperSections({ said, paper }: RecordToPrint, words: Words): readonly SheetSection[] {
  const { say } = words;
  if (said.paper === null) return [];
  const section = { heading: say('paper.title'), pairs: [], figures: [] };
  if (paper === null) return [{ ...section, lines: [say('paper.sealed', { digest: said.paper })] }];
  const line = (name: string, value: string) => say('line', { name, value });
  const boxes = paper.boxes.map(({ names, given, found, ballots, blank, spoiled, difference }) => {
    const figures = { given, found, ballots, blank, spoiled, difference };
    return line(names.join(' + '), say('paper.box', written(figures)));
  });
  const surveys = paper.surveys.map(({ id, ...of }) =>
    line(say('paper.ofSurvey', { title: titleIn(said, id, words) }), say('paper.channels', written(of))),
  );
  return [{ ...section, lines: [...boxes, ...surveys], pairs: samplePairs(paper, words) }];
}

function assistedSections({ assisted }: RecordToPrint, { say }: Words): readonly SheetSection[] {
  if (assisted === null) return [];
  const pairs: Provenance = [
    [say('assisted.assisted'), counted(assisted.assisted)],
    [say('assisted.alone'), counted(assisted.alone)],
  ];
  return [{ heading: say('assisted.title'), lines: [], pairs, figures: [] }];
}

const faultKeys = ['webMarks', 'paperList', 'boxOver', 'noOutcome', 'sampleWrong'] as const;

function faultsSection({ said, paper }: RecordToPrint, words: Words): SheetSection {
  const { say } = words;
  const { faults, explanation } = said;
  const nameOf = (of: string) =>
    paper?.boxes.find(({ id }) => id === of)?.names.join(' + ') ?? titleIn(said, of, words);
  const lines = faults.flatMap(({ kind, of }) => {
    const key = faultKeys.find((one) => one === kind);
    return key === undefined ? [] : [say(`faults.${key}`, { of: nameOf(of) })];
  });
  return {
    heading: say('faults.title'),
    lines: lines.length === 0 ? [say('faults.none')] : lines,
    pairs: explanation === null ? [] : [[say('faults.explanation'), explanation]],
    figures: [],
  };
}

function incidentsSection({ incidents }: RecordSaid, { say, language }: Words): SheetSection {
  const pairs = incidents.map(
    ({ number, day, words }) => [`${number}. ${formatDay(day as CalendarDay, language)}`, words] as const,
  );
  const lines = incidents.length === 0 ? [say('incidents.none')] : [];
  return { heading: say('incidents.title'), lines, pairs, figures: [] };
}

function signaturesSection({ signatures }: RecordToPrint, { say }: Words): SheetSection {
  const passkeys = signatures.map(({ name, at: value }) =>
    say('line', { name: say('signatures.passkey', { name }), value }),
  );
  const lines = [...passkeys, say(signatures.length === 0 ? 'signatures.unsigned' : 'signatures.how')];
  return { heading: say('signatures.title'), lines, pairs: [], figures: [] };
}

/** A closing record in words. */
export function closingSheet(record: RecordToPrint, words: Words): ClosingSheet {
  const { say } = words;
  const { said } = record;
  return {
    title: say('title'),
    subject: shown(said.title, words),
    about: aboutOf(record, words),
    sections: [
      ...said.surveys.map((survey) => surveySection(survey, record, words)),
      ...paperSections(record, words),
      ...assistedSections(record, words),
      incidentsSection(said, words),
      faultsSection(record, words),
      signaturesSection(record, words),
    ],
    fields: [1, 2].map((n) => say('signatures.field', { n })),
    tag: say('tag'),
    ofAll: (part, all) => say('ofAll', { part, all }),
  };
}
