import { followRequestCall } from '#adapters/wire/requests/follow-request.ts';
import { isEmail } from '#domain/forms/contact.ts';
import { fieldsOf } from '#domain/forms/mailbox.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import type { FormDesk, OpenForm } from '../state.ts';

type Given = FormDesk & { readonly council: Pick<FormCouncil, 'realm' | 'requests' | 'call'> };

/** Where and of which category an incident is; null without a place. */
function incidentIn({ mailbox, entry }: OpenForm) {
  const place = [...entry.values()].find((value) => value.kind === 'place');
  if (place?.kind !== 'place' || place.coordinates === null) return null;
  const category = fieldsOf(mailbox).find(({ kind }) => kind === 'category');
  const chosen = category && entry.get(category.name);
  return { coordinates: place.coordinates, category: chosen?.kind === 'text' ? chosen.text : null };
}

/** The reports nearby, and following one instead of reporting it again. */
export function nearbyReports({ open, patch, council: { realm, requests, call } }: Given) {
  return {
    /** Before an incident is sent. */
    look: async (): Promise<void> => {
      const form = open();
      if (form?.showing !== 'review' || !form.mailbox.showsNearby) return;
      const incident = incidentIn(form);
      if (incident === null) return;
      const { coordinates, category } = incident;
      const nearby = await requests.nearby(realm, form.mailbox.id, coordinates, category);
      if (isRight(nearby)) patch({ nearby: nearby.right });
    },
    /** Notices are sent to the e-mail of the form's contact, if one is written there. */
    follow: async (iid: string): Promise<void> => {
      const written = [...(open()?.entry.values() ?? [])].find((value) => value.kind === 'contact');
      const email = written?.contact.email?.trim() ?? '';
      const body = isEmail(email) ? { email } : {};
      const asked = await call(followRequestCall, { realm, iid, body });
      const followed = isLeft(asked) ? 'failed' : (asked.right.told ?? 'untold');
      patch({ followed: new Map(open()?.followed).set(iid, followed) });
    },
  };
}
