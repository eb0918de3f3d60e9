import * as t from 'io-ts';
import type { PocketNoteName } from '#application/ports/browser/pocket-notes.ts';
import type { AlertMarks } from '#domain/pocket/alerts/alert-book.ts';
import type { PocketAlert } from '#domain/pocket/alerts/pocket-alert.ts';
import type { LinesAhead } from '#domain/pocket/line-ahead.ts';
import { isLeft } from '#domain/shared/result.ts';
import { alertsWire } from './kept-answers.ts';
import type { PocketLink, PocketPorts } from './state.ts';

const linksWire = t.array(t.type({ title: t.string, path: t.string }));
const idsWire = t.array(t.string);

/** The notes of this device, as far as this version of the page can read them. */
export function notesOf({ realm, pocketNotes }: Pick<PocketPorts, 'realm' | 'pocketNotes'>) {
  const read = <A>(name: PocketNoteName, wire: t.Type<A>, otherwise: A): A => {
    const found = wire.decode(pocketNotes.read(realm, name));
    return isLeft(found) ? otherwise : found.right;
  };
  const write = (name: PocketNoteName, note: unknown): boolean => pocketNotes.write(realm, name, note);
  const savedAlerts = (): readonly PocketAlert[] => read('savedAlerts', alertsWire, []);
  return {
    follows: (): readonly PocketLink[] => read('userSubscriptions', linksWire, []),
    favourites: (): readonly PocketLink[] => read('favourites', linksWire, []),
    keepFollows: (links: readonly PocketLink[]) => write('userSubscriptions', links),
    keepFavourites: (links: readonly PocketLink[]) => write('favourites', links.length === 0 ? null : links),
    savedAlerts,
    marks: (): AlertMarks => ({
      seen: read('lastSeenAlerts', idsWire, []),
      deleted: read('deletedAlerts', idsWire, []),
      saved: savedAlerts().map(({ id }) => id),
    }),
    /** Saved alerts are kept whole: other answers may make room for newer ones. */
    keepMarks: ({ seen, deleted, saved }: AlertMarks, alerts: readonly PocketAlert[]): boolean =>
      [
        write('lastSeenAlerts', seen),
        write('deletedAlerts', deleted),
        write(
          'savedAlerts',
          alerts.filter(({ id }) => saved.includes(id)),
        ),
      ].every((isKept) => isKept),
    /** The tour is shown until it is finished or skipped. */
    showsTour: (): boolean => read('showTour', t.boolean, true),
    keepTour: (shows: boolean) => write('showTour', shows),
    acceptedPrivacy: (): number | null => read('acceptedPrivacy', t.union([t.number, t.null]), null),
    keepPrivacy: (at: number | null) => write('acceptedPrivacy', at),
    /** Read by the first script of the page (ui-web/lines-ahead.ts). */
    keepAhead: (ahead: LinesAhead) => write('comingUp', ahead.lines.length === 0 ? null : ahead),
  };
}

/** What `notesOf` gives. */
export type NotesOfDevice = ReturnType<typeof notesOf>;
