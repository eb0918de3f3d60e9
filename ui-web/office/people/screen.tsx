import { useCallback, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { inviteAgainCall } from '#adapters/wire/office/invite-again.ts';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { listPeopleCall } from '#adapters/wire/office/list-people.ts';
import { readMeCall } from '#adapters/wire/office/read-me.ts';
import { isLeft } from '#domain/shared/result.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { keepPlace } from '#ui-web/shell/routing/navigation.ts';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useOffice, useOfficeTitle } from '../shell/office-context.ts';
import frame from '../shell/frame.module.css';
import { InviteForm } from './invite-form.tsx';
import { InviteLink } from './invite-link.tsx';
import { PeopleList } from './people-list.tsx';
import styles from './people.module.css';
import { PersonCard } from './person-card.tsx';

/** Somebody who works for the council, as the list has them. */
export type Person = CallAnswer<typeof listPeopleCall>['items'][number];
/** Somebody who was invited, with the secret of their link. */
export type InvitedOne = CallAnswer<typeof inviteAgainCall>;

/** Who works for the council: inviting, roles, sessions. The open person stands in the address. */
export function PeopleScreen({ params }: { readonly params: RouteParams }) {
  const { t } = useSpeech();
  const { council, me } = useOffice();
  const [, go] = useLocation();
  const search = useSearch();
  const title = t('office:places.people');
  useOfficeTitle(title);
  const [isInviting, setInviting] = useState(false);
  const [invited, setInvited] = useState<InvitedOne | null>(null);
  const { realm, call } = council;
  const ask = useCallback(
    () => Promise.all([call(listPeopleCall, { realm }), call(readMeCall, { realm })]),
    [call, realm],
  );
  const [answers, readAgain] = useAnswer(ask);
  const [came = null, whoAmI = null] = answers ?? [];
  const own = whoAmI === null || isLeft(whoAmI) ? null : whoAmI.right.id;
  const list: readonly Person[] = came === null || isLeft(came) ? [] : came.right.items;
  const open = (id: string | null) =>
    go(keepPlace(id === null ? '/gestion/personas' : `/gestion/personas/${id}`, search));
  const made = (one: InvitedOne) => {
    setInviting(false);
    setInvited(one);
    open(one.person.id);
    readAgain();
  };
  const chosen = list.find(({ id }) => id === params.key);
  return (
    <div className={frame.body}>
      <div className={styles.head}>
        <div className="stack stack-8">
          <h1 tabIndex={-1}>{title}</h1>
          <p className="note">{t('office-people:lead')}</p>
        </div>
        {me.acts.has('staff.invite') && !isInviting && (
          <OfficeButton onClick={() => setInviting(true)}>
            <Icon name="plus" />
            {t('office-people:invite')}
          </OfficeButton>
        )}
      </div>
      {isInviting && <InviteForm onInvited={made} onClose={() => setInviting(false)} />}
      {invited !== null && (
        <InviteLink key={invited.invitation} invited={invited} onClose={() => setInvited(null)} />
      )}
      {came === null && <LoadingList title={t('office:loading')} />}
      {came !== null && isLeft(came) && (
        <ErrorState
          level={2}
          title={t('office-access:fault.unreachable')}
          retry={{ text: t('office:again'), onClick: readAgain }}
        />
      )}
      <div className={chosen === undefined ? undefined : styles.two}>
        {list.length > 0 && (
          <PeopleList
            people={list}
            chosen={chosen?.id ?? null}
            open={open}
            own={own}
            isAside={chosen !== undefined}
          />
        )}
        {chosen !== undefined && (
          <PersonCard
            key={chosen.id}
            person={chosen}
            own={own}
            names={new Map(list.map(({ id, name }) => [id, name]))}
            readAgain={readAgain}
            onInvited={made}
            onClose={() => open(null)}
          />
        )}
      </div>
    </div>
  );
}
