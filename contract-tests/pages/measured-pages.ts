import { alignedTable } from './aligned-table.ts';

/** What benchmarks noted: docs/figures.json, written by `npm run bench capacity`. */
export type Measured = Readonly<
  Record<
    string,
    {
      readonly measured: {
        /** Null: noted before the command wrote the figures. */
        readonly date: string | null;
        readonly commit: string;
        readonly cores: number;
        /** How many processes wanted a core meanwhile, on average. */
        readonly load: number;
      };
      readonly figures: Readonly<Record<string, number>>;
    }
  >
>;

/** A figure in few digits: three of a small one, none behind the point of a large one. */
function few(n: number): string {
  if (n >= 100) return Math.round(n).toLocaleString('en');
  return String(Number(n.toPrecision(n >= 10 ? 3 : 2)));
}

/** The figures of the benchmarks, each by its name; a missing one is a defect of the page. */
const readerOf = (all: Measured) => (bench: string, name: string) => {
  const figure = all[bench]?.figures[name];
  if (figure === undefined) throw new Error(`docs/figures.json has no ${bench}: ${name}`);
  return figure;
};
type Reader = ReturnType<typeof readerOf>;

/** What one visit costs, in milliseconds of a core: of a server, with and without a cache in front, and of PostgreSQL. */
function visitCost(of: Reader) {
  const [votes, sessions] = [of('whole-visit', 'votes'), of('whole-visit', 'sessions')];
  const own = votes * of('last-hour', 'serverMilliseconds') + sessions * of('pages', 'session');
  const shared =
    of('whole-visit', 'pages') * of('pages', 'home page') +
    of('whole-visit', 'surveyLists') * of('pages', 'list of surveys') +
    of('whole-visit', 'processLists') * of('pages', 'list of processes') +
    of('whole-visit', 'files') * of('pages', 'a built file');
  // Half a millisecond for the session and the device.
  const postgres = votes * of('last-hour', 'postgresMilliseconds') + 0.5;
  return { own, shared, whole: own + shared, postgres };
}

function measuredTable(of: Reader, all: Measured): string {
  const least = of('pages', 'the least answer');
  const page = (name: string) =>
    `${few(of('pages', name))} ms of a core, ${few(of('pages', name) / least)} times the least answer`;
  const kilobytes = (name: string) => `${few(of('whole-visit', name) / 1000)} kB`;
  const pages = ['home page', 'page of the vote', 'list of surveys', 'list of processes', 'a survey'];
  const rows = [
    ['A vote, server', `${few(of('last-hour', 'serverMilliseconds'))} ms of a core`, 'last-hour'],
    [
      'A vote, PostgreSQL',
      `${few(of('last-hour', 'postgresMilliseconds'))} ms of a core; ${few(of('last-hour', 'logBytes'))} bytes of write-ahead log`,
      'last-hour',
    ],
    [
      'Two processes and one PostgreSQL, all on the same cores',
      `${few(of('last-hour', 'together'))} votes a second, ${few(of('last-hour', 'together') / of('last-hour', 'disk'))} of the disk's synced writes`,
      'last-hour',
    ],
    ...[...pages, 'results of a closed survey', 'session', 'a built file'].map((name) => [
      `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      page(name),
      'pages',
    ]),
    [
      "One voter's visit, empty browser, home page to receipt",
      `${few(of('whole-visit', 'pages'))} page (${kilobytes('pageBytes')}), ${few(of('whole-visit', 'files'))} files (${kilobytes('fileBytes')}), ${few(of('whole-visit', 'calls'))} calls (${kilobytes('callBytes')}), ${few(of('whole-visit', 'votes'))} of them votes`,
      'whole-visit',
    ],
    [
      'A ballot with its mark and device, indexes included',
      `${few(of('size', 'vote'))} bytes as votes come, ${few(of('size', 'mixed'))} once mixed`,
      'size',
    ],
    [
      'A person on the census; a device with its session',
      `${few(of('size', 'person'))}; ${few(of('size', 'device'))} bytes`,
      'size',
    ],
    [
      'Counting the ballots of a survey; its results (PostgreSQL)',
      `${few(of('size', 'countMicroseconds'))} µs; ${few(of('size', 'resultMicroseconds'))} µs a ballot, each time`,
      'size',
    ],
    [
      'Mixing (votes wait meanwhile)',
      `${few(of('mixing', 'fifty') / 1000)} s for 50,000 ballots, ${few(of('mixing', 'twoHundred') / 1000)} s for 200,000`,
      'mixing',
    ],
    [
      'Embedded database, one process',
      `${few(of('vote', 'aSecond'))} votes a second, ${few(of('vote', 'aSecond') / of('vote', 'disk'))} of the disk's synced writes`,
      'vote',
    ],
  ];
  return alignedTable(
    ['What', 'Figure', 'Measured'],
    rows.map(([what = '', figure = '', bench = '']) => [what, figure, whenOf(all, bench)]),
  );
}

/** When and on what a benchmark ran. */
function whenOf(all: Measured, bench: string): string {
  const { date, commit, cores, load } = all[bench]?.measured ?? { date: null, commit: '', cores: 0, load: 0 };
  return date === null
    ? 'before this command wrote the page'
    : `${date}, ${commit}, ${cores} cores, load ${load}`;
}

/** The towns of the page, by their residents and how many server processes the text recommends. */
const residents = [20_000, 800_000, 10_000_000] as const;
/** Voters a second at the end of the last hour, for each voter (the assumptions at the head of the page). */
const peakOfVoter = 0.1 / (1200 * (1 - Math.exp(-3)));

function townTable(of: Reader): string {
  const { own, whole, postgres } = visitCost(of);
  const bytes =
    of('whole-visit', 'pageBytes') + of('whole-visit', 'fileBytes') + of('whole-visit', 'callBytes');
  const votes = of('whole-visit', 'votes');
  const column = (people: number) => {
    const voters = people / 2;
    const peak = voters * peakOfVoter;
    const cores = (milliseconds: number) => few((2 * peak * milliseconds) / 1000);
    const line = (size: number) => `${few((peak * size * 8) / 1e6)} Mbit/s`;
    const gigabytes = (size: number) => `${few(size / 1e9)} GB`;
    return [
      `${voters.toLocaleString('en')}; ${(voters / 10).toLocaleString('en')}`,
      few(peak),
      few(peak * votes),
      cores(whole),
      cores(own),
      cores(postgres),
      gigabytes(voters * votes * of('size', 'vote')),
      gigabytes(voters * (of('size', 'person') + of('size', 'device'))),
      gigabytes(voters * votes * of('last-hour', 'logBytes')),
      line(bytes),
      line(bytes - of('whole-visit', 'fileBytes')),
    ];
  };
  const labels = [
    'Voters; in the last hour',
    'Voters a second at the end',
    'Ballots a second at the end',
    'Server cores, nothing in front, half busy',
    'Server cores, proxy cache, half busy',
    'PostgreSQL cores, half busy (embedded database: none)',
    'Ballots, marks, devices; twice that while mixing',
    'Census; devices and sessions',
    'Write-ahead log of the votes, the week',
    'Line at the peak, everything from here',
    'Line at the peak, files from elsewhere',
  ];
  const columns = residents.map(column);
  return alignedTable(
    ['', ...residents.map((count) => `${count.toLocaleString('en')} residents`)],
    labels.map((label, at) => [label, ...columns.map((cells) => cells[at] ?? '')]),
  );
}

function visitText(of: Reader): string {
  const { own, shared, whole, postgres } = visitCost(of);
  return `One visit costs a server **${few(whole)} ms** of a core: ${few(shared)} for what is the same for everybody (${few(of('whole-visit', 'pages'))} page,
${few(of('whole-visit', 'surveyLists'))} lists of surveys, ${few(of('whole-visit', 'processLists'))} collections, ${few(of('whole-visit', 'files'))} files, as they are kept) and **${few(own)} ms** for sessions and votes, which remain with a cache in
front. PostgreSQL: **${few(postgres)} ms**.`;
}

const sections: Readonly<Record<string, (of: Reader, all: Measured) => string>> = {
  figures: measuredTable,
  visit: visitText,
  towns: townTable,
};

/** A page with what was measured in its marked sections. */
export function withMeasured(page: string, all: Measured): string {
  const of = readerOf(all);
  return Object.entries(sections).reduce((text, [name, make]) => {
    const [begin, end] = [`<!-- measured: ${name} -->`, '<!-- /measured -->'];
    const from = text.indexOf(begin);
    const to = text.indexOf(end, from);
    if (from === -1 || to === -1) throw new Error(`the page has no section ${name}`);
    return `${text.slice(0, from + begin.length)}\n\n${make(of, all)}\n\n${text.slice(to)}`;
  }, page);
}
