import { askToSignCall } from '#adapters/wire/office/ask-to-sign.ts';
import type { CommentDraft, CommentDrafts } from '#application/ports/browser/comment-drafts.ts';
import type { DocumentJournal, UnsentChange } from '#application/ports/browser/document-journal.ts';
import type { NewsQueue, WaitingNews } from '#application/ports/browser/news-queue.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { type Act, allActs } from '#domain/office/roles.ts';
import { realmId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { OfficeCouncil, PutTownFile } from '#ui-web/composition/office.ts';
import type { WorksDevice } from '#ui-web/composition/office-works.ts';
import { answeringCalls, stubCall, type StubbedCall } from '#ui-web/shell/samples/sample-calls.ts';
import { noon } from '#ui-web/shell/samples/sample-council.ts';
import { officeSpeaker } from '../i18n/office-speech.ts';
import type { OfficeTown } from '../office-facts.ts';
import { OfficeRoot } from './office-root.tsx';
import type { Me } from './me.ts';
import { officePresenter } from './presenter.ts';

/** For tests: the town of the office. */
export const anOfficeTown: OfficeTown = {
  realm: realmId('vilanova'),
  name: { es: 'Vilanova' },
  defaultLanguage: 'es',
  timeZone: 'Europe/Madrid',
  logo: null,
  provider: null,
};

/** For tests: a person with all acts, or with those given. */
export const somebody = (acts: readonly Act[] = allActs, more: Partial<Me> = {}): Me => ({
  name: 'Neus',
  language: null,
  acts: new Set(acts),
  canSignOut: true,
  signsWithKey: false,
  ...more,
});

/** Drafts as a browser keeps them, as long as the test lasts. */
function keptHere(): CommentDrafts {
  const kept = new Map<string, CommentDraft>();
  return {
    load: (_, name) => kept.get(name) ?? null,
    keep: (_, name, draft) => void kept.set(name, draft),
    discard: (_, name) => void kept.delete(name),
  };
}

/** A journal as a device keeps it, as long as the test lasts. */
export function journalHere(): DocumentJournal {
  const kept = new Map<string, readonly UnsentChange[]>();
  return {
    waits: async (place) => (kept.get(JSON.stringify(place)) ?? []).length > 0,
    load: async (place) => kept.get(JSON.stringify(place)) ?? [],
    keep: async (place, changes) => {
      kept.set(JSON.stringify(place), changes);
      return true;
    },
  };
}

/** What waits on a device, as long as the test lasts. */
export function queueHere(): NewsQueue {
  const kept = new Map<string, WaitingNews>();
  return {
    list: async () => [...kept.values()],
    keep: async (news) => {
      kept.set(news.key, news);
      return true;
    },
    drop: async ({ key }) => void kept.delete(key),
  };
}

/** For tests: the only signature that the sample office takes for right. */
export const rightSignature = new Uint8Array(64).fill(7);

/** For tests: a council that answers the given calls, at noon of 18 November 2026. */
export const anOfficeCouncil = (
  calls: readonly StubbedCall[] = [],
  putFile: PutTownFile = async () => left({ kind: 'unreachable' }),
  works: WorksDevice = {
    queue: queueHere(),
    putPhoto: async () => left({ kind: 'unreachable' }),
  },
): OfficeCouncil => ({
  realm: anOfficeTown.realm,
  // Its people have no passkeys, so that their session signs.
  call: answeringCalls([stubCall(askToSignCall, async () => right({ options: null })), ...calls]),
  putFile,
  clock: { now: () => noon },
  drafts: keptHere(),
  journal: journalHere(),
  works: async () => works,
  checkSignature: async (_key, _signed, signature) => signature.join() === rightSignature.join(),
  newKey: (() => {
    let made = 0;
    return () => `key-${(made += 1)}`;
  })(),
});

interface Drawn {
  readonly calls?: readonly StubbedCall[];
  readonly me?: () => Promise<Either<CouncilRefusal, Me>>;
  readonly stored?: string | null;
  readonly putFile?: PutTownFile;
  readonly works?: WorksDevice;
}

/** For tests: the whole office, and its presenter, which the test opens. */
export function anOffice({
  calls = [],
  me = async () => right(somebody()),
  stored = null,
  putFile,
  works,
}: Drawn = {}) {
  const choices: string[] = [];
  const spoken: string[] = [];
  const council = anOfficeCouncil(calls, putFile, works);
  const presenter = officePresenter({
    town: anOfficeTown,
    readMe: me,
    speakIn: officeSpeaker(),
    storedLanguage: () => choices.at(-1) ?? stored,
    storeLanguage: (language) => void choices.push(language),
    speaks: (language) => void spoken.push(language),
  });
  const office = <OfficeRoot council={council} town={anOfficeTown} presenter={presenter} />;
  return { office, presenter, choices, spoken };
}
