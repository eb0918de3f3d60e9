import { askCaptchaCall } from '#adapters/wire/requests/ask-captcha.ts';
import { readCensusCall } from '#adapters/wire/census/read-census.ts';
import { requestsClient } from '#adapters/driven/council-http/clients/requests-client.ts';
import { townClient } from '#adapters/driven/council-http/clients/town-client.ts';
import type { CallSettings } from '#adapters/driven/council-http/council-call.ts';
import { councilClient } from '#adapters/driven/council-http/council-client.ts';
import { fileInspector } from '#adapters/driven/images/file-inspector.ts';
import type { Call } from '#adapters/wire/call.ts';
import { checkFile } from '#application/requests/check-file.ts';
import type { RequestDraft } from '#application/ports/browser/request-drafts.ts';
import type { Attached } from '#domain/forms/entry.ts';
import type { Mailbox } from '#domain/forms/mailbox.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { CallCouncil } from './call-council.ts';
import { pageClock } from './council-clock.ts';
import type { FormCouncil } from './council.ts';
import { once } from './once.ts';

/** What a form is tried with. */
export interface TriedForms {
  readonly realm: RealmId;
  readonly language: () => Language;
  readonly zone: TimeZone;
  /** The form as it is now; null if it could not be read. */
  readonly mailbox: () => Mailbox | null;
}

/** The calls that a form needs to be drawn; they change nothing. Everything else is refused before it is sent. */
const readingCalls: readonly Call[] = [askCaptchaCall, readCensusCall];

const onlyReading =
  (call: CallCouncil): CallCouncil =>
  async (made, input) =>
    readingCalls.includes(made) ? call(made, input) : left({ kind: 'unreachable' });

/** What was filled in stays as long as the page: a form that is changed meanwhile is opened again with it. */
function draftsHere(): FormCouncil['requestDrafts'] {
  let kept: RequestDraft | null = null;
  return {
    load: async () => kept,
    keep: async (_realm, draft) => {
      kept = draft;
      return true;
    },
    discard: async () => {
      kept = null;
    },
    list: async () => [],
  };
}

/** A file that is chosen stays in the browser. */
function uploadsHere(): FormCouncil['requests']['upload'] {
  let files = 0;
  return async (_realm, _mailbox, { name, content }) => {
    const checked = checkFile(fileInspector)(name, content);
    if (isLeft(checked)) return left(checked.left);
    const { kind, isSigned } = checked.right;
    files += 1;
    const attached: Attached = { id: `tried-${files}`, name, kind, bytes: content.length, isSigned };
    return right(attached);
  };
}

/** Asks for each list once, however often the form is changed. */
function listsOnce(items: FormCouncil['requests']['items']): FormCouncil['requests']['items'] {
  const asked = new Map<string, ReturnType<typeof items>>();
  return (realm, collection, text) => {
    const name = `${collection} ${text}`;
    const answer = asked.get(name) ?? items(realm, collection, text);
    asked.set(name, answer);
    return answer;
  };
}

/**
 * The composition root of a form that its author tries: the form itself is what is being written, lists, streets and census
 * questions are those of the town. Nothing of what is filled in leaves the page: not the request, a file or a payment.
 */
export async function composeTriedForms({
  realm,
  language,
  zone,
  mailbox,
}: TriedForms): Promise<FormCouncil> {
  const settings: CallSettings = {
    baseUrl: '',
    language,
    firstAnswers: new Map(),
    heard: pageClock.heard,
  };
  const requests = requestsClient(settings);
  const town = townClient(settings);
  const facts = once(() => town.facts(realm));
  const parts = {
    realm,
    call: onlyReading(councilClient(settings)),
    clock: pageClock,
    zone: () => zone,
    randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
    town: { ...town, facts },
    fileInspector,
    requestDrafts: draftsHere(),
    session: {
      isLoggedIn: async () => right(true),
      register: async () => right(true),
      logIn: async () => right(true),
    },
    people: { who: async () => right(null) },
    contents: { processesBetween: async () => right({ items: [], total: 0 }) },
    requests: {
      ...requests,
      mailbox: async () => {
        const now = mailbox();
        return now === null ? left({ kind: 'notFound' as const }) : right(now);
      },
      items: listsOnce(requests.items),
      nearby: async () => right([]),
      upload: uploadsHere(),
      send: async () => left({ kind: 'notAllowed' as const }),
    },
  };
  // Parts of a form ask for the clients once more.
  return { ...parts, forms: async () => parts } as unknown as FormCouncil;
}
