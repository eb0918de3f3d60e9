import * as t from 'io-ts';
import type { DrawTexts } from '#domain/registrations/act/kept-draw.ts';
import type { DrawToVerify } from '#domain/registrations/act/draw-to-verify.ts';
import { familyRules } from '#domain/registrations/draw/draw-list.ts';
import { outcomeReasons } from '#domain/registrations/draw/draw-outcome.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { decode, nullable, wordOf } from '../../decode.ts';
import { type DrawHead, drawHeadWire } from './draw.ts';

const segmentPlacesWire = t.type({ segment: t.string, count: t.number });
const flowWire = t.type({ from: t.string, to: t.string });

const applicationWire = t.type({
  id: t.string,
  family: nullable(t.string),
  segments: t.array(t.string),
  points: t.number,
  wishes: t.array(t.string),
});

const listHeadWire = t.type({
  version: t.literal(1),
  activity: t.string,
  families: wordOf(familyRules),
  groups: t.array(t.type({ id: t.string, places: t.array(segmentPlacesWire), flow: t.array(flowWire) })),
});

const drawnPlaceWire = t.type({
  id: t.string,
  position: t.number,
  placed: nullable(t.string),
  segment: nullable(t.string),
  reason: wordOf(outcomeReasons),
  waiting: t.array(t.type({ group: t.string, n: t.number })),
});

const outcomeHeadWire = t.type({
  version: t.literal(1),
  activity: t.string,
  drawn: t.number,
  segments: t.array(
    t.type({ group: t.string, segment: t.string, places: t.number, fullAt: nullable(t.number) }),
  ),
});

/** The list that was sealed. */
const drawListWire = t.intersection([listHeadWire, t.type({ applications: t.array(applicationWire) })]);

/** What came out. */
const drawOutcomeWire = t.intersection([outcomeHeadWire, t.type({ applications: t.array(drawnPlaceWire) })]);

/** All that is published of a draw: anybody draws it again with this alone. */
export const publishedDrawWire = t.intersection([
  t.type({ format: t.literal('concejo-draw-1') }),
  drawHeadWire,
  t.type({ list: drawListWire, outcome: nullable(drawOutcomeWire) }),
]);

/** A published draw that was read. */
export interface ReadDraw {
  readonly head: DrawHead;
  readonly toVerify: DrawToVerify;
}

/** Why a text is no published draw: what of it cannot be read. */
export type DrawUnread = { readonly kind: 'notADraw'; readonly where: string };

type Loose = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);

/* Applications are checked by hand: codecs would take longer for a hundred thousand of them than the draw. */

const isApplication = (one: Loose): boolean =>
  isText(one['id']) &&
  isTextOrNull(one['family']) &&
  areTexts(one['segments']) &&
  typeof one['points'] === 'number' &&
  areTexts(one['wishes']);

const isWait = (one: unknown): boolean =>
  typeof one === 'object' &&
  one !== null &&
  isText((one as Loose)['group']) &&
  typeof (one as Loose)['n'] === 'number';

const isPlace = (one: Loose): boolean =>
  isText(one['id']) &&
  typeof one['position'] === 'number' &&
  isTextOrNull(one['placed']) &&
  isTextOrNull(one['segment']) &&
  outcomeReasons.some((reason) => reason === one['reason']) &&
  Array.isArray(one['waiting']) &&
  one['waiting'].every(isWait);

/** Where in a list something is not as it must be; null if all is. */
function faultIn(value: unknown, isRight: (one: Loose) => boolean, name: string): string | null {
  if (!Array.isArray(value)) return name;
  const at = value.findIndex((one) => typeof one !== 'object' || one === null || !isRight(one as Loose));
  return at === -1 ? null : `${name}.${at}`;
}

function parsed(text: string): Loose | null {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? (json as Loose) : null;
  } catch {
    return null;
  }
}

const part = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {});

/** A record in its parts, each of which is read by itself: so a text has what its hash says, whatever is around it. */
function inParts(text: string): { readonly json: Loose; readonly texts: DrawTexts } | null {
  const [before, between] = [',"list":', ',"outcome":'];
  const [from, to] = [text.indexOf(before), text.lastIndexOf(between)];
  if (from === -1 || to < from) return null;
  const [list, outcome] = [text.slice(from + before.length, to), text.slice(to + between.length, -1)];
  const [head, ...parts] = [`${text.slice(0, from)}}`, list, outcome].map(parsed);
  if (!head || parts[0] === null || !text.endsWith('}')) return null;
  const hasOutcome = outcome !== 'null';
  if (hasOutcome && parts[1] === null) return null;
  const texts = { list, outcome: hasOutcome ? outcome : null };
  return { json: { ...head, list: parts[0], outcome: parts[1] ?? null }, texts };
}

function faultOf(json: Loose, hasAct: boolean): string | null {
  const [list, outcome] = [part(json['list']), part(json['outcome'])];
  if (isLeft(decode(listHeadWire, list))) return 'list';
  const inList = faultIn(list['applications'], isApplication, 'list.applications');
  if (inList !== null || !hasAct) return inList;
  if (isLeft(decode(outcomeHeadWire, outcome))) return 'outcome';
  return faultIn(outcome['applications'], isPlace, 'outcome.applications');
}

/** Reads a published draw. Left: what of it is not as the format says. */
export function readPublishedDraw(text: string): Either<DrawUnread, ReadDraw> {
  const inTexts = inParts(text);
  const json = inTexts?.json ?? parsed(text);
  if (json === null || json['format'] !== 'concejo-draw-1')
    return left({ kind: 'notADraw', where: 'format' });
  const head = decode(drawHeadWire, json);
  if (isLeft(head)) return left({ kind: 'notADraw', where: head.left.where });
  const { activity, listHash, seedHash, act } = head.right;
  const where = faultOf(json, act !== null);
  if (where !== null) return left({ kind: 'notADraw', where });
  const { list, outcome } = json as t.TypeOf<typeof publishedDrawWire>;
  return right({
    head: head.right,
    toVerify: {
      activity,
      listHash,
      seedHash,
      list,
      act: act && outcome && { ...act, outcome },
      ...(inTexts !== null && { texts: inTexts.texts }),
    },
  });
}
