import { useEffect, useState } from 'react';
import { listMailboxesCall } from '#adapters/wire/requests/list-mailboxes.ts';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { signaturesFor } from '#domain/office/grant.ts';
import { allRoles, hasAct, type Role } from '#domain/office/roles.ts';
import { endOfDay, parseDay } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOffice } from '../shell/office-context.ts';
import styles from './people.module.css';

/** A role, where it is valid, and its end. */
export interface AskedRole {
  readonly role: Role;
  readonly scope: string;
  readonly until: string | null;
}

type Mailbox = CallAnswer<typeof listMailboxesCall>['items'][number];

/** Gives a role: in the whole town or, if it is about requests, in one mailbox. True if it was given. */
export function GiveRole({ give }: { readonly give: (asked: AskedRole) => Promise<boolean> }) {
  const { t, said } = useSpeech();
  const { council, town } = useOffice();
  const [role, setRole] = useState<Role>('requestOfficer');
  const [scope, setScope] = useState('town');
  const [last, setLast] = useState('');
  const [mailboxes, setMailboxes] = useState<readonly Mailbox[]>([]);
  const { realm, call } = council;
  useEffect(() => {
    const read = async () => {
      const came = await call(listMailboxesCall, { realm });
      if (!isLeft(came)) setMailboxes(came.right.items);
    };
    void read();
  }, [call, realm]);
  const isOfRequests = hasAct(role, 'request.read');
  const send = async () => {
    const day = parseDay(last);
    const until = day === null ? null : new Date(endOfDay(day, town.timeZone)).toISOString();
    if (await give({ role, scope: isOfRequests ? scope : 'town', until })) setLast('');
  };
  return (
    <form
      noValidate
      className={styles.give}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <SelectField
        label={t('office-people:role')}
        value={role}
        width="100%"
        onChange={(value) => setRole(value as Role)}
        options={allRoles.map((one) => ({ value: one, text: t(`office-people:roles.${one}.name`) }))}
      />
      {isOfRequests && (
        <SelectField
          label={t('office-people:where')}
          value={scope}
          width="100%"
          onChange={setScope}
          options={[
            { value: 'town', text: t('office-people:whole') },
            ...mailboxes.map(({ _id: id, title }) => ({
              value: `mailbox:${id}`,
              text: t('office-people:part.mailbox', { id: said(title).text }),
            })),
          ]}
        />
      )}
      <TextField type="date" label={t('office-people:last')} value={last} onChange={setLast} />
      {signaturesFor(role) > 1 && <p className="note">{t('office-people:two')}</p>}
      <OfficeButton type="submit" look="outline">
        {t('office-people:give')}
      </OfficeButton>
    </form>
  );
}
