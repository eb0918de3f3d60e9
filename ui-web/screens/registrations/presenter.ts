import { BehaviorSubject } from 'rxjs';
import type { ActivityAnswer, ActivityRow } from '#adapters/wire/registrations/activity.ts';
import { readDrawCall } from '#adapters/wire/registrations/draw/read-draw.ts';
import { listActivitiesCall } from '#adapters/wire/registrations/list-activities.ts';
import type { OwnApplicationAnswer } from '#adapters/wire/registrations/own-application.ts';
import { readActivityCall } from '#adapters/wire/registrations/read-activity.ts';
import { readAdmissionListCall } from '#adapters/wire/registrations/read-admission-list.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import { lateSending } from '#ui-web/holds/late-sending.ts';
import { callEntered } from '#ui-web/composition/call-entered.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { listInLanguage } from '#ui-web/shell/start/list-in-language.ts';
import { waiting } from '#ui-web/shell/start/loadable.ts';
import { applicationShelfOf } from './application-shelf.ts';
import { applyingAt, draftToKeep, emptyApplying, keptApplying } from './applying.ts';
import { applicationActs } from './own/application-acts.ts';
import type { RegistrationTools } from './page-tools.ts';
import {
  type Applying,
  type OpenActivity,
  type PickedProof,
  type RegistrationsPage,
  type RegistrationsPorts,
  registrationsRefused,
} from './state.ts';

/** What the page of registrations can be told to do. */
export interface RegistrationsPresenter
  extends Presenter<RegistrationsPage>,
    ReturnType<typeof applicationActs> {
  /** Shows an activity; null: the list of them, in a language. */
  open(activity: string | null, language: Language): Promise<void>;
  write(change: Partial<Applying>): void;
  /** Forgets what is written. */
  clear(): void;
  /** The files that go with the application. */
  pick(files: readonly PickedProof[]): void;
  send(): Promise<void>;
  /** Keeps on this device what an address names, and shows it. */
  adopt(named: { readonly activity: string; readonly key: string }): Promise<void>;
  /** Asks for the applications of this device again. */
  refresh(): Promise<void>;
}

function firstPage(ports: RegistrationsPorts): RegistrationsPage {
  const kept = applicationShelfOf(ports).kept();
  const known = kept.flatMap(({ activity }) => (activity === null ? [] : [[activity.id, activity] as const]));
  return {
    rows: waiting,
    open: null,
    entry: keptApplying(ports.applicationShelf.written(ports.realm)),
    files: [],
    failure: null,
    isSending: false,
    changing: null,
    own: kept.map(({ application }) => application),
    activities: Object.fromEntries(known),
    isFresh: false,
    isUnkept: false,
    made: null,
  };
}

const replaced = (own: readonly OwnApplicationAnswer[], one: OwnApplicationAnswer) => {
  const place = own.findIndex(({ id }) => id === one.id);
  return place === -1 ? [one, ...own] : own.with(place, one);
};

/** An activity with what is published of it. */
async function opened(
  { call, realm }: Pick<RegistrationsPorts, 'call' | 'realm'>,
  activity: ActivityAnswer,
): Promise<OpenActivity> {
  const { id, lists, mode } = activity;
  const isListed = lists.provisional !== null || lists.final !== null;
  const mayBeDrawn = mode !== 'firstCome' && lists.final !== null;
  const [list, draw] = await Promise.all([
    isListed ? call(readAdmissionListCall, { realm, id }) : null,
    mayBeDrawn ? call(readDrawCall, { realm, id }) : null,
  ]);
  return {
    activity,
    list: list !== null && isRight(list) ? list.right : null,
    hasDraw: draw !== null && isRight(draw),
  };
}

/** The applications of this device as they are now, with their activities. */
const refreshing =
  (
    { call, realm }: RegistrationsPorts,
    { shelf, current, patch }: Pick<RegistrationTools, 'shelf' | 'current' | 'patch'>,
  ) =>
  async (): Promise<void> => {
    const own = await shelf.ask();
    if (own === null) return;
    patch({ own, isFresh: true });
    const ids = [...new Set(own.map(({ activity }) => activity.id))];
    const read = await Promise.all(ids.map((id) => call(readActivityCall, { realm, id })));
    const found = read.flatMap((one) => (isRight(one) ? [[one.right.id, one.right] as const] : []));
    const activities = { ...current().activities, ...Object.fromEntries(found) };
    patch({ activities });
    for (const one of own) shelf.renew(one, activities[one.activity.id] ?? null);
  };

/** The tools of the page, around its state. */
function toolsOf(ports: RegistrationsPorts, subject: BehaviorSubject<RegistrationsPage>): RegistrationTools {
  const { realm, randomBytes, clock } = ports;
  const shelf = applicationShelfOf(ports);
  const current = () => subject.value;
  const patch = (change: Partial<RegistrationsPage>) => subject.next({ ...subject.value, ...change });
  return {
    call: callEntered(ports),
    realm,
    randomBytes,
    clock,
    shelf,
    current,
    patch,
    enter: (change) => {
      const entry = { ...current().entry, ...change };
      ports.applicationShelf.write(realm, draftToKeep(entry));
      patch({ entry });
    },
    reload: async () => {
      const { open } = current();
      if (open?.kind !== 'here') return;
      const fresh = await ports.call(readActivityCall, { realm, id: open.value.activity.id });
      if (isRight(fresh)) patch({ open: { kind: 'here', value: await opened(ports, fresh.right) } });
    },
    refresh: refreshing(ports, { shelf, current, patch }),
    take: (one) => {
      const { open, activities, own } = current();
      const shown = open?.kind === 'here' ? open.value.activity : null;
      const activity = shown?.id === one.activity.id ? shown : (activities[one.activity.id] ?? null);
      patch({
        isUnkept: !shelf.keep(one, activity),
        own: replaced(own, one),
        activities: activity === null ? activities : { ...activities, [activity.id]: activity },
      });
    },
  };
}

/** The activities of the town, or one of them. */
function opening(ports: RegistrationsPorts, { current, patch, enter }: RegistrationTools) {
  const { call, clock, realm } = ports;
  const list = listInLanguage<readonly ActivityRow[]>(
    async (language) => {
      const all = await call(listActivitiesCall, { realm, lang: language });
      return isRight(all)
        ? { kind: 'here', value: all.right.items }
        : registrationsRefused(all.left, clock.now());
    },
    { shown: () => current().rows, show: (rows) => patch({ rows }) },
  );
  return async (id: string | null, language: Language): Promise<void> => {
    if (id === null) {
      patch({ open: null });
      return list(language);
    }
    patch({ open: waiting });
    const found = await call(readActivityCall, { realm, id });
    if (isLeft(found)) return patch({ open: registrationsRefused(found.left, clock.now()) });
    const value = await opened(ports, found.right);
    enter(applyingAt(found.right, current().entry));
    return patch({ open: { kind: 'here', value } });
  };
}

/** The page of registrations: activities, applying, and the applications of this device. */
export function registrationsPresenter(ports: RegistrationsPorts, zone: TimeZone): RegistrationsPresenter {
  const subject = new BehaviorSubject(firstPage(ports));
  const tools = toolsOf(ports, subject);
  const { current, patch, enter, shelf, refresh } = tools;
  const sending = lateSending(
    async () => (await import('./send-registration.ts')).sendRegistration(tools, zone),
    () => patch({ failure: { kind: 'unreachable', of: null } }),
  );
  const write = (change: Partial<Applying>): void => {
    sending.another();
    enter(change);
    patch({ failure: null });
  };
  return {
    ...presented(subject),
    ...applicationActs(tools),
    open: opening(ports, tools),
    write,
    clear: () => {
      const { open } = current();
      sending.another();
      ports.applicationShelf.write(ports.realm, null);
      const entry = open?.kind === 'here' ? applyingAt(open.value.activity, emptyApplying) : emptyApplying;
      patch({ entry, files: [], failure: null });
    },
    pick: (files) => patch({ files }),
    send: sending.send,
    adopt: async ({ activity, key }) => {
      shelf.begin(activity, key);
      await refresh();
      patch({ made: key });
    },
    refresh,
  };
}
