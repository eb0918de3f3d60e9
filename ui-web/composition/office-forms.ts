import { townClient } from '#adapters/driven/council-http/clients/town-client.ts';
import { requestsClient } from '#adapters/driven/council-http/clients/requests-client.ts';
import type { CallSettings } from '#adapters/driven/council-http/council-call.ts';
import { councilClient } from '#adapters/driven/council-http/council-client.ts';
import { fileInspector } from '#adapters/driven/images/file-inspector.ts';
import { uploadForPersonCall } from '#adapters/wire/staff-requests/upload-for-person.ts';
import type { AnswerField } from '#domain/forms/field.ts';
import { managedEntry, managedForm } from '#domain/office/desk/managed-form.ts';
import type { ManagedValues } from '#domain/office/desk/managed-values.ts';
import { deskForm } from '#domain/forms/desk/desk-form.ts';
import type { Mailbox } from '#domain/forms/mailbox.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { map, right } from '#domain/shared/result.ts';
import { pageClock } from './council-clock.ts';
import type { FormCouncil } from './council.ts';

/** What the desk fills in a form with. */
export interface DeskForms {
  readonly realm: RealmId;
  readonly language: () => Language;
  readonly zone: TimeZone;
  /** What is done with a form that is filled in. */
  readonly enter: FormCouncil['requests']['send'];
  /** The fields of staff with what they have: then these are the form. */
  readonly managed?: { readonly fields: readonly AnswerField[]; readonly values: ManagedValues };
  /** The form itself, where no call of the portal has it: one for people of staff. */
  readonly form?: Mailbox;
}

/** A form of the desk is one page, and whoever fills it in notes the consent beside it. */
const onOnePage = (mailbox: Mailbox): Mailbox => ({
  ...deskForm(mailbox),
  hasTabs: false,
  privacy: { isAsked: false, link: null },
});

/** Nothing of what somebody tells at the desk stays in the browser. */
const noDrafts: FormCouncil['requestDrafts'] = {
  load: async () => null,
  keep: async () => true,
  discard: async () => undefined,
  list: async () => [],
};

/** A form of fields that have something already begins with it, as one that somebody left begins with their draft. */
const filledWith = ({ fields, values }: NonNullable<DeskForms['managed']>): FormCouncil['requestDrafts'] => ({
  ...noDrafts,
  load: async (_, { mailbox }) => ({
    mailbox,
    title: '',
    key: '',
    values: [...managedEntry(fields, values)],
    files: [],
    page: 0,
    payment: null,
    sendsWhenBack: false,
    keptAt: pageClock.now(),
  }),
});

/**
 * The composition root of the forms that people of staff fill in for somebody. It enters no resident's session, keeps no
 * draft and hands over what was filled in. A form without payment and profile needs no more of the portal's parts;
 * with all of them the office would weigh as much as the portal.
 */
export async function composeDeskForms({
  realm,
  language,
  zone,
  enter,
  managed,
  form,
}: DeskForms): Promise<FormCouncil> {
  const settings: CallSettings = {
    baseUrl: '',
    language,
    firstAnswers: new Map(),
    heard: pageClock.heard,
  };
  const requests = requestsClient(settings, uploadForPersonCall);
  const parts = {
    realm,
    call: councilClient(settings),
    clock: pageClock,
    zone: () => zone,
    randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
    town: townClient(settings),
    fileInspector,
    requestDrafts: managed ? filledWith(managed) : noDrafts,
    // Nothing that is filled in here is a proposal for a process.
    contents: { processesBetween: async () => right({ items: [] }) } as unknown as FormCouncil['contents'],
    session: {
      isLoggedIn: async () => right(true),
      register: async () => right(true),
      logIn: async () => right(true),
    },
    requests: {
      ...requests,
      mailbox: async (of, id) =>
        form
          ? right(form)
          : map((found: Mailbox) => (managed ? managedForm(found, managed.fields) : onOnePage(found)))(
              await requests.mailbox(of, id),
            ),
      send: enter,
    },
  } satisfies Partial<FormCouncil>;
  return parts as unknown as FormCouncil;
}
