import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import type { TallyFigures } from '#domain/voting/kinds/question-kind.ts';
import { questionKinds } from '#domain/voting/kinds/question-kinds.ts';
import { plainDecimal, shareTenths } from '../../text/numbers.ts';
import { averageStars, derivedFigures } from './tally-figures.ts';
import {
  blank,
  count,
  type Provenance,
  type Report,
  type ReportCell,
  type ReportChart,
  type ReportTable,
  term,
  text,
} from '../report.ts';

/** A counted survey with all it takes to count it again. */
export interface CountedSurvey {
  readonly survey: string;
  readonly tally: Tally;
  /** The text of an answer or a proposal in the reader's language; its id where there is none. */
  readonly nameOf: (id: string) => string;
  /** What was counted: a file's name or an address, and the SHA-256 of its ballots; null where only results were told. */
  readonly input: { readonly name: string; readonly sha256: string | null };
  /** Name and version of the program. */
  readonly program: string;
  /** The least number of stars, where stars are given. */
  readonly leastStars: number;
  /** How many people could vote, if the reader of the count knows it. */
  readonly census?: number;
  /** What the vote was, for documents; of a count without it only the id is known. */
  readonly about?: CountedVote;
}

/** A vote as far as its source says what it was. */
export interface CountedVote {
  /** Its title in the reader's language. */
  readonly title: string;
  /** The name of the council, or empty. */
  readonly council: string;
  readonly from: CalendarDay | null;
  readonly until: CalendarDay | null;
  /** It has not ended yet. */
  readonly isOpen: boolean;
  /** The list of its ballots and the command that counts it. */
  readonly list: { readonly name: string; readonly command: string };
}

/**
 * One row for each answer in the survey's order, and one for blank votes where the survey offers them; of free answers,
 * one for each text.
 */
export function tallyReport(counted: CountedSurvey): Report {
  const { survey, tally, input, program, census, about } = counted;
  const average = averageStars(tally);
  const provenance: Provenance = [
    ['survey', survey],
    ['displayType', tally.kind],
    ['countedBallots', String(tally.ballots)],
    ...(tally.blank === null ? [] : [['blankBallots', String(tally.blank)] as const]),
    ...(average === null ? [] : [['average', plainDecimal(average, 2)] as const]),
    ...(census === undefined
      ? []
      : [
          ['census', String(census)] as const,
          ['turnout', plainDecimal(shareTenths(tally.ballots, census), 1)] as const,
        ]),
    ['input', input.name],
    ...(input.sha256 === null ? [] : [['sha256', input.sha256] as const]),
    ['program', program],
  ];
  const table = tableOf(counted);
  const chart = chartOf(table, questionKinds[tally.kind].figures.sum);
  return { table, further: [], provenance, subject: about?.title || survey, ...(chart && { chart }) };
}

/** Sums of stars and of tenths say how many people answered as well; their averages say what the answers are. */
const averageOfSum: Readonly<Partial<Record<TallyFigures['sum'], string>>> = {
  stars: 'average',
  tenths: 'averagePercent',
};

/** Bars of what was counted for each answer, or for each number of stars; texts are not counted. */
function chartOf({ columns }: ReportTable, sum: TallyFigures['sum']): ReportChart | null {
  const at = columns.findIndex((column) => column === 'answer' || column === 'stars');
  const [label, summed] = columns.slice(at);
  if (label === undefined || summed === undefined) return null;
  return { label, value: averageOfSum[sum] ?? summed };
}

function tableOf({ tally, nameOf, leastStars }: CountedSurvey): ReportTable {
  const { counts, spread, texts } = tally;
  const figures = questionKinds[tally.kind].figures;
  const derived = derivedFigures(tally, figures);
  const blankBallots = tally.blank === null ? [] : [count(tally.blank)];
  const key = 'result';
  if (figures.rows === 'texts')
    return { key, columns: ['answer'], rows: texts.map((written) => [text(written)]) };
  if (figures.rows === 'stars') {
    return {
      key,
      columns: ['stars', 'votes', ...derived.columns],
      rows: [
        ...[...counts].map(([stars, votes]) => [count(Number(stars)), count(votes), ...derived.of(stars)]),
        ...blankBallots.map((ballots) => [term('blankBallots'), ballots, ...derived.ofBlank]),
      ],
    };
  }
  const width = [...spread.values()][0]?.length ?? 0;
  const [name, first] = figures.spread === 'stars' ? ['stars', leastStars] : ['position', 1];
  const places = Array.from({ length: width }, (_, index) => `${name}${first + index}`);
  return {
    key,
    columns: ['id', 'answer', columnOf[figures.sum], ...places, ...derived.columns],
    rows: [
      ...[...counts].map(([id, sum]): readonly ReportCell[] => [
        text(id),
        text(nameOf(id)),
        count(sum),
        ...(spread.get(id) ?? []).map(count),
        ...derived.of(id),
      ]),
      // Ballots, also where the column holds points, tenths or stars: its name says so.
      ...blankBallots.map((ballots) => [
        blank,
        term('blankBallots'),
        ballots,
        ...places.map(() => blank),
        ...derived.ofBlank,
      ]),
    ],
  };
}

/** The column of a sum. */
const columnOf: Readonly<Record<TallyFigures['sum'], string>> = {
  ballots: 'votes',
  points: 'points',
  tenths: 'tenths',
  stars: 'starsSum',
};
