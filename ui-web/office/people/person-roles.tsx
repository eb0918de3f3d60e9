import { useState } from 'react';
import type { RefusalOf } from '#ui-web/composition/call-council.ts';
import { endRoleCall } from '#adapters/wire/office/end-role.ts';
import { giveRoleCall } from '#adapters/wire/office/give-role.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useDayOfMoment } from '../parts/use-moment.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOffice } from '../shell/office-context.ts';
import { GiveRole, type AskedRole } from './give-role.tsx';
import styles from './people.module.css';
import { scopeWords } from './role-words.ts';
import type { ListedPerson } from './person.ts';

type Grant = ListedPerson['grants'][number];

interface PersonRolesProps {
  readonly person: ListedPerson;
  readonly own: string | null;
  readonly names: ReadonlyMap<string, string>;
  readonly readAgain: () => void;
}

const reasons = ['ownGrant', 'sameSigner', 'endIsPast'] as const;

/** Which text a refusal has: the reason that the server names, if it has one. */
function reasonOf(refused: RefusalOf<typeof giveRoleCall> | RefusalOf<typeof endRoleCall>) {
  const faults = 'faults' in refused ? (refused.faults as readonly { readonly kind?: string }[]) : [];
  return reasons.find((one) => faults.some(({ kind }) => kind === one)) ?? 'other';
}

/** The roles of a person: given, signed by a second person, taken away. */
export function PersonRoles({ person, own, names, readAgain }: PersonRolesProps) {
  const { t } = useSpeech();
  const { council, me } = useOffice();
  const [fault, setFault] = useState<string | null>(null);
  const now = council.clock.now();
  const valid = person.grants.filter(({ until }) => until === null || Date.parse(until) > now);
  const change = async (
    call: typeof giveRoleCall | typeof endRoleCall,
    { role, scope, until }: AskedRole,
  ) => {
    const body = { role, scope, until };
    const done = await council.call(call, { realm: council.realm, person: person.id, body });
    setFault(isLeft(done) ? t(`office-people:refused.${reasonOf(done.left)}`) : null);
    if (!isLeft(done)) readAgain();
    return !isLeft(done);
  };
  const mayGive = me.acts.has('staff.grant') && person.state !== 'ended' && person.id !== own;
  return (
    <div className={styles.part}>
      <h3>{t('office-people:can')}</h3>
      {valid.length === 0 && <p className="note">{t('office-people:noRoles')}</p>}
      <ul role="list" className={styles.grants}>
        {valid.map((grant) => (
          <GrantRow
            key={`${grant.role} ${grant.scope} ${grant.until ?? ''}`}
            grant={grant}
            names={names}
            sign={
              mayGive && grant.from === null && !grant.givenBy.some(({ by }) => by === own)
                ? () => void change(giveRoleCall, grant)
                : null
            }
            end={mayGive ? () => void change(endRoleCall, grant) : null}
          />
        ))}
      </ul>
      {fault !== null && (
        <Notice tone="error" live="assertive">
          <p>{fault}</p>
        </Notice>
      )}
      {person.id === own && <p className="note">{t('office-people:refused.ownGrant')}</p>}
      {mayGive && <GiveRole give={(asked) => change(giveRoleCall, asked)} />}
    </div>
  );
}

interface GrantRowProps {
  readonly grant: Grant;
  readonly names: ReadonlyMap<string, string>;
  readonly sign: (() => void) | null;
  readonly end: (() => void) | null;
}

function GrantRow({ grant, names, sign, end }: GrantRowProps) {
  const { t } = useSpeech();
  const day = useDayOfMoment();
  const name = t(`office-people:roles.${grant.role}.name`);
  const givers = grant.givenBy.map(({ by }) => names.get(by) ?? by).join(', ');
  const last = grant.until === null ? null : new Date(Date.parse(grant.until) - 1).toISOString();
  return (
    <li className={classNames(grant.from === null && styles.half)}>
      <span className={styles.names}>
        <span>
          <b>{name}</b> <span className="note">{t(`office-people:roles.${grant.role}.what`)}</span>
        </span>
        <small>
          {scopeWords(t, grant.scope)}
          {last !== null && ` · ${t('office-people:until', { day: day(last) })}`} · {givers}
        </small>
        {grant.from === null && <small className={styles.warned}>{t('office-people:half')}</small>}
      </span>
      <span className={styles.acts}>
        {sign !== null && (
          <OfficeButton look="outline" aria-label={`${t('office-people:sign')}: ${name}`} onClick={sign}>
            {t('office-people:sign')}
          </OfficeButton>
        )}
        {end !== null && (
          <OfficeButton look="text" aria-label={`${t('office-people:end')}: ${name}`} onClick={end}>
            {t('office-people:end')}
          </OfficeButton>
        )}
      </span>
    </li>
  );
}
