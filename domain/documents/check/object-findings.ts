import { contrast } from '#domain/appearance/contrast.ts';
import { neutralColours } from '#domain/appearance/neutral-colours.ts';
import type { Hex } from '#domain/appearance/oklch.ts';
import { isLinkAddress } from '#domain/content/web-address.ts';
import { type CalendarDay, readMoment } from '#domain/shared/calendar-day.ts';
import type { PublishFacts, PublishFinding } from './finding.ts';

/** The members of an object of a document. */
export type JsonMembers = Readonly<Record<string, unknown>>;

type Finder = (
  members: JsonMembers,
  path: readonly string[],
  facts: PublishFacts,
) => readonly PublishFinding[];

const textAt = (members: JsonMembers, name: string): string => {
  const found = members[name];
  return typeof found === 'string' ? found.trim() : '';
};

/** A borders-and-signs contrast (WCAG 2.2, 1.4.11): the colour is used as it is for arms and head only. */
const leastContrast = 3;

/** A town's colour that is hardly seen on paper. Links and buttons use a darker shade of it, which can be read. */
const colours: Finder = (members, path) => {
  const found = textAt(members, 'primaryColor').toLowerCase();
  const isSeen =
    !/^#[0-9a-f]{6}$/u.test(found) || contrast(found as Hex, neutralColours.paper.light) >= leastContrast;
  return isSeen ? [] : [{ path: [...path, 'primaryColor'], kind: 'paleColour', found, isDoubt: true }];
};

const isPictureFile = (address: string): boolean =>
  /\.(?:jpe?g|png|webp|avif|gif)(?:[?#].*)?$/iu.test(address);

const isWritten = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(isWritten)
    : typeof value === 'string' && value.trim() !== '';

/** A picture with a place of its own in a document, and no words for those who cannot see it. */
const pictures: Finder = (members, path) => {
  const address = ['image', 'src', 'uri'].map((name) => textAt(members, name)).find(isPictureFile);
  if (address === undefined || ['alt', 'title', 'text'].some((name) => isWritten(members[name]))) return [];
  const particulars = { words: address };
  return [
    { path: [...path, 'alt'], kind: 'pictureWithoutWords', found: address, particulars, isDoubt: true },
  ];
};

/** A link that is neither a page of the portal nor of the web, by its form: it would not be drawn, or fail. */
const addresses: Finder = (members, path) =>
  ['uri', 'url', 'href'].flatMap((name): readonly PublishFinding[] => {
    const found = textAt(members, name);
    const isFine = found === '' || isLinkAddress(found) || /^[\w-]+(?:\.[\w-]+)*$/u.test(found);
    if (isFine) return [];
    return [
      { path: [...path, name], kind: 'brokenAddress', found, particulars: { words: found }, isDoubt: true },
    ];
  });

/** Years of a document that a person most probably mistyped. */
const isFarYear = (day: CalendarDay, today: CalendarDay): boolean =>
  Number(day.slice(0, 4)) < 1800 || Number(day.slice(0, 4)) > Number(today.slice(0, 4)) + 50;

const dates: Finder = (members, path, { today, zone }) =>
  Object.keys(members).flatMap((name): readonly PublishFinding[] => {
    const found = textAt(members, name);
    if (!/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/u.test(found)) return [];
    const read = readMoment(found, zone);
    const place = { path: [...path, name], found, isDoubt: true };
    if (read === null) return [{ ...place, kind: 'noSuchDay' }];
    return isFarYear(read.day, today) ? [{ ...place, kind: 'farYear' }] : [];
  });

/** The names of two dates in documents, the first of which is not after the second. */
const ranges: readonly (readonly [string, string])[] = [
  ['start', 'end'],
  ['startTime', 'endTime'],
];

const order: Finder = (members, path, { zone }) =>
  ranges.flatMap(([begin, end]): readonly PublishFinding[] => {
    const [first, last] = [begin, end].map((name) => readMoment(textAt(members, name), zone));
    if (!first || !last || last.day >= first.day) return [];
    return [{ path: [...path, end], kind: 'endBeforeStart', found: textAt(members, end), isDoubt: true }];
  });

/** What to look at in the members of one object: its colour, picture, addresses and dates. */
export const objectFindings: Finder = (members, path, facts) =>
  [colours, pictures, addresses, dates, order].flatMap((find) => find(members, path, facts));
