import { holdDevice } from '#application/access/hold-device.ts';
import { readRotaDocument } from '#adapters/wire/pharmacies/rota-document.ts';
import type { PharmacyRota } from '#domain/pharmacies/rota.ts';
import type { PocketAlert, ToldAlert } from '#domain/pocket/alerts/pocket-alert.ts';
import { marksOf, toldLately, untold, withFound, withToldMarks } from '#domain/pocket/alerts/alert-book.ts';
import { isLeft } from '#domain/shared/result.ts';
import { keepAnswers, noAnswers, readKept } from '../kept-answers.ts';
import { notesOf } from '../pocket-notes.ts';
import type { PocketAnswers, PocketPage, PocketPorts } from '../state.ts';
import { askAlerts, askFollows, askRequests, askRota } from './ask-council.ts';
import { askVotes } from './ask-votes.ts';
import { foundAlerts } from './found-alerts.ts';
import { shelvesOf } from './held-things.ts';

/** What this device has of a person. */
type OnDevice = Pick<
  PocketPage,
  | 'held'
  | 'requests'
  | 'votes'
  | 'alerts'
  | 'follows'
  | 'favourites'
  | 'rota'
  | 'marks'
  | 'at'
  | 'showsTour'
  | 'acceptedPrivacy'
>;

/** The rota of a document; null if there is none, or it cannot be read. */
function rotaIn(document: unknown): PharmacyRota | null {
  const read = readRotaDocument(document);
  return isLeft(read) ? null : read.right;
}

/** The alerts that were kept, with the saved ones that are no longer among them. */
const withSaved = (alerts: readonly PocketAlert[], saved: readonly PocketAlert[]): readonly PocketAlert[] => [
  ...alerts,
  ...saved.filter(({ id }) => !alerts.some((one) => one.id === id)),
];

/** What is there at once, without waiting for the database of the browser: what is on today is shown with the first picture. */
export function readAtOnce(
  ports: PocketPorts,
): Pick<OnDevice, 'held' | 'follows' | 'favourites' | 'marks' | 'showsTour' | 'acceptedPrivacy'> {
  const notes = notesOf(ports);
  return {
    held: shelvesOf(ports).kept(),
    follows: notes.follows(),
    favourites: notes.favourites(),
    marks: notes.marks(),
    showsTour: notes.showsTour(),
    acceptedPrivacy: notes.acceptedPrivacy(),
  };
}

/** Reads what the device keeps. */
export async function readDevice(ports: PocketPorts): Promise<OnDevice> {
  const kept = await readKept(ports);
  const { requests, votes, alerts, rota } = kept ?? noAnswers;
  return {
    ...readAtOnce(ports),
    requests,
    votes,
    alerts: withSaved(alerts, notesOf(ports).savedAlerts()),
    rota: rotaIn(rota),
    at: kept === null || kept.at === 0 ? null : kept.at,
  };
}

/** Everything at once: what the services have, and the rest. */
const askAll = (ports: PocketPorts) =>
  Promise.all([
    shelvesOf(ports).ask(),
    askRequests(ports),
    askVotes(ports),
    askFollows(ports).catch(() => null),
    askRota(ports),
    askAlerts(ports),
  ]);

/** Alerts are looked for also without a line: some are brought by the clock. */
async function lookForAlerts(
  ports: PocketPorts,
  answers: PocketAnswers,
  allTold: readonly ToldAlert[],
  at: number,
): Promise<void> {
  const notes = notesOf(ports);
  const { clock, zone } = ports;
  const now = clock.now();
  const told = toldLately(allTold, now);
  const before = withSaved(answers.alerts, notes.savedAlerts());
  const noticed = foundAlerts({ ...answers, held: shelvesOf(ports).kept() }, { now, zone: zone() });
  const marks = withToldMarks(notes.marks(), told, [...before, ...noticed]);
  const kept = untold(before, told, marks);
  const found = [...told, ...untold(noticed, told, marks)];
  const alerts = withFound(kept, found, marks, now);
  notes.keepMarks(marksOf(alerts, marks), alerts);
  await keepAnswers(ports, { ...answers, alerts }, at);
}

/** Whose things the device keeps: its own id, and the users. */
const keepersOf = ({ realm, deviceIds, deviceData }: PocketPorts): readonly string[] =>
  [deviceIds.read(), ...deviceData.holders(realm)].filter((one) => one !== null);

/**
 * Brings the device up to date. Things of another person are erased before anything is asked. What the council does not
 * answer stays as it was. If things were erased in another tab meanwhile, nothing of the answers is kept: the device may
 * be the next person's. False: some of it was not answered, or kept.
 */
export async function bringUpToDate(ports: PocketPorts): Promise<boolean> {
  const { realm, people, deviceData, clock } = ports;
  const who = await people.who(realm);
  if (!isLeft(who)) await holdDevice(deviceData)(realm, who.right);
  const keepers = keepersOf(ports);
  const before = (await readKept(ports)) ?? { ...noAnswers, at: 0 };
  const [isHeld, requests, votes, follows, rota, told] = await askAll(ports);
  const now = keepersOf(ports);
  if (!keepers.every((one) => now.includes(one))) return false;
  if (follows !== null) notesOf(ports).keepFollows(follows);
  const answers: PocketAnswers = {
    requests: requests ?? before.requests,
    votes: votes ?? before.votes,
    alerts: before.alerts,
    rota: rota === null ? before.rota : rota === 'none' ? null : rota,
  };
  const isWhole = isHeld && [requests, votes, follows, rota, told].every((answer) => answer !== null);
  await lookForAlerts(ports, answers, told ?? [], isWhole ? clock.now() : before.at);
  return isWhole;
}
