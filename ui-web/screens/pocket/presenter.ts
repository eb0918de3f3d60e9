import { BehaviorSubject } from 'rxjs';
import { type AlertMarks, noMarks, withMark, withoutMark } from '#domain/pocket/alerts/alert-book.ts';
import type { LinesAhead } from '#domain/pocket/line-ahead.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { notesOf } from './pocket-notes.ts';
import type { PocketLink, PocketPage, PocketPorts } from './state.ts';
import { bringUpToDate, readAtOnce, readDevice } from './sync/sync.ts';

export interface PocketPresenter extends Presenter<PocketPage> {
  /** Shows what the device keeps, then what the council has. */
  refresh(): Promise<void>;
  open(id: string | null): void;
  seeAll(): void;
  /** Saves an alert, or no longer. */
  save(alert: string): void;
  remove(alert: string): void;
  takeBack(): void;
  forget(favourite: PocketLink): void;
  showTour(shows: boolean): void;
  /** Keeps what is to come in words, to be seen before anything has loaded the next time. */
  keepAhead(ahead: LinesAhead): void;
  acceptPrivacy(accepts: boolean): void;
  /** Erases what is of a person on this device. */
  clear(): Promise<void>;
}

const nothing: PocketPage = {
  held: { appointments: [], reservations: [], tickets: [], applications: [], orders: [], pickups: [] },
  requests: [],
  votes: [],
  alerts: [],
  follows: [],
  favourites: [],
  rota: null,
  marks: noMarks,
  at: null,
  isAsking: true,
  isFresh: true,
  opened: null,
  deleted: null,
  showsTour: false,
  acceptedPrivacy: null,
  isUnkept: false,
};

interface PocketTools {
  readonly notes: ReturnType<typeof notesOf>;
  readonly current: () => PocketPage;
  readonly patch: (change: Partial<PocketPage>) => void;
}

/** What is done with alerts. */
function alertActs({
  notes,
  current,
  patch,
}: PocketTools): Pick<PocketPresenter, 'seeAll' | 'save' | 'remove' | 'takeBack'> {
  const mark = (marks: AlertMarks, change: Partial<PocketPage> = {}) =>
    patch({ marks, isUnkept: !notes.keepMarks(marks, current().alerts), ...change });
  return {
    seeAll: () =>
      mark(
        withMark(
          current().marks,
          'seen',
          current().alerts.map(({ id }) => id),
        ),
      ),
    save: (alert) => {
      const { marks } = current();
      mark((marks.saved.includes(alert) ? withoutMark : withSaved)(marks, 'saved', alert));
    },
    remove: (alert) => mark(withMark(current().marks, 'deleted', [alert]), { deleted: alert }),
    takeBack: () => {
      const { marks, deleted } = current();
      if (deleted !== null) mark(withoutMark(marks, 'deleted', deleted), { deleted: null });
    },
  };
}

const withSaved = (marks: AlertMarks, kind: keyof AlertMarks, id: string) => withMark(marks, kind, [id]);

/** The pocket of a person: what the device keeps is shown at once, and brought up to date. It does not use the DOM. */
export function pocketPresenter(ports: PocketPorts): PocketPresenter {
  const subject = new BehaviorSubject<PocketPage>({ ...nothing, ...readAtOnce(ports) });
  const current = () => subject.value;
  const patch = (change: Partial<PocketPage>) => subject.next({ ...subject.value, ...change });
  const notes = notesOf(ports);
  let asking: Promise<void> | null = null;
  const renew = async () => {
    patch({ ...(await readDevice(ports)), isAsking: true });
    const isFresh = await bringUpToDate(ports).catch(() => false);
    patch({ ...(await readDevice(ports)), isAsking: false, isFresh });
  };
  return {
    ...presented(subject),
    ...alertActs({ notes, current, patch }),
    refresh: () => {
      // Two at once would write over each other.
      asking ??= renew().finally(() => {
        asking = null;
      });
      return asking;
    },
    open: (opened) => patch({ opened }),
    forget: (favourite) => {
      const favourites = current().favourites.filter(({ path }) => path !== favourite.path);
      patch({ favourites, isUnkept: !notes.keepFavourites(favourites) });
    },
    keepAhead: (ahead) => void notes.keepAhead(ahead),
    showTour: (showsTour) => patch({ showsTour, isUnkept: !notes.keepTour(showsTour) }),
    acceptPrivacy: (accepts) => {
      const acceptedPrivacy = accepts ? ports.clock.now() : null;
      patch({ acceptedPrivacy, isUnkept: !notes.keepPrivacy(acceptedPrivacy) });
    },
    clear: async () => {
      await ports.deviceData.eraseOfPerson(ports.realm);
      patch({ ...nothing, ...(await readDevice(ports)), isAsking: false });
    },
  };
}
