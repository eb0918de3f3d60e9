import { useCallback, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
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
import type { InvitedOne, ListedPerson } from './person.ts';
import { PersonCard } from './person-card.tsx';

/** The people of the office, and which of them reads this. */
function usePeople() {
  const { council } = useOffice();
  const { realm, call } = council;
  const ask = useCallback(
    () => Promise.all([call(listPeopleCall, { realm }), call(readMeCall, { realm })]),
    [call, realm],
  );
  const [answers, readAgain] = useAnswer(ask);
  const none: readonly ListedPerson[] = [];
  if (answers === null) return { state: 'loading', list: none, own: null, readAgain } as const;
  const [came, me] = answers;
  const own = isLeft(me) ? null : me.right.id;
  if (isLeft(came)) return { state: 'failed', list: none, own, readAgain } as const;
  return { state: 'there', list: came.right.items as readonly ListedPerson[], own, readAgain } as const;
}

/** Who works for the council: inviting, roles, sessions. The open person stands in the address. */
export function PeopleScreen({ params }: { readonly params: RouteParams }) {
  const { t } = useSpeech();
  const { me } = useOffice();
  const [, go] = useLocation();
  const search = useSearch();
  const title = t('office:places.people');
  useOfficeTitle(title);
  const [isInviting, setInviting] = useState(false);
  const [invited, setInvited] = useState<InvitedOne | null>(null);
  const { state, list, own, readAgain } = usePeople();
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
      <PeopleHead
        title={title}
        invite={me.acts.has('staff.invite') && !isInviting ? () => setInviting(true) : null}
      />
      {isInviting && <InviteForm onInvited={made} onClose={() => setInviting(false)} />}
      {invited !== null && (
        <InviteLink key={invited.invitation} invited={invited} onClose={() => setInvited(null)} />
      )}
      <Unread state={state} readAgain={readAgain} />
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

interface UnreadProps {
  readonly state: 'loading' | 'failed' | 'there';
  readonly readAgain: () => void;
}

/** As long as the people are not here. */
function Unread({ state, readAgain }: UnreadProps) {
  const { t } = useSpeech();
  if (state === 'there') return null;
  if (state === 'loading') return <LoadingList title={t('office:loading')} />;
  const retry = { text: t('office:again'), onClick: readAgain };
  return <ErrorState level={2} title={t('office-access:fault.unreachable')} retry={retry} />;
}

interface PeopleHeadProps {
  readonly title: string;
  /** Null if the reader may invite nobody, or is about to. */
  readonly invite: (() => void) | null;
}

function PeopleHead({ title, invite }: PeopleHeadProps) {
  const { t } = useSpeech();
  return (
    <div className={styles.head}>
      <div className="stack stack-8">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="note">{t('office-people:lead')}</p>
      </div>
      {invite !== null && (
        <OfficeButton onClick={invite}>
          <Icon name="plus" />
          {t('office-people:invite')}
        </OfficeButton>
      )}
    </div>
  );
}
