import { deskForm } from '#domain/forms/desk/desk-form.ts';
import type { Mailbox } from '#domain/forms/mailbox.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { map, right } from '#domain/shared/result.ts';
import type { FormCouncil } from './council.ts';
import { composeCouncil } from './container.ts';

/** What the desk fills in a form with. */
export interface DeskForms {
  readonly realm: RealmId;
  readonly language: () => Language;
  readonly zone: TimeZone;
  /** What is done with a form that is filled in. */
  readonly enter: FormCouncil['requests']['send'];
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

/**
 * The composition root of the forms that people of staff fill in for somebody: the portal's own, which enters no resident's
 * session, keeps no draft and hands over what was filled in.
 */
export async function composeDeskForms({ realm, language, zone, enter }: DeskForms): Promise<FormCouncil> {
  const { forms, ...council } = composeCouncil({
    realm,
    portal: 'participation',
    firstAnswers: new Map(),
    language,
    zone: () => zone,
    lastSeen: (_address, _came, fresh) => fresh(),
  });
  const own = await forms();
  return {
    ...council,
    ...own,
    requestDrafts: noDrafts,
    session: {
      isLoggedIn: async () => right(true),
      register: async () => right(true),
      logIn: async () => right(true),
    },
    requests: {
      ...own.requests,
      mailbox: async (of, id) => map(onOnePage)(await own.requests.mailbox(of, id)),
      send: enter,
    },
  };
}
