import { type ReactNode, useState } from 'react';
import { endPersonCall } from '#adapters/wire/office/end-person.ts';
import { endSessionsCall } from '#adapters/wire/office/end-sessions.ts';
import { inviteAgainCall } from '#adapters/wire/office/invite-again.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { Letter } from '../parts/letter.tsx';
import { OfficeButton } from '../parts/office-button.tsx';
import { type Told, ToldNotice } from '../parts/told-notice.tsx';
import { useOffice } from '../shell/office-context.ts';
import styles from './people.module.css';
import { PersonHistory } from './person-history.tsx';
import { PersonRoles } from './person-roles.tsx';
import { PersonSignIns } from './person-sign-ins.tsx';
import type { InvitedOne, ListedPerson } from './person.ts';

interface PersonCardProps {
  readonly person: ListedPerson;
  /** The id of the reader, who changes nothing of their own. */
  readonly own: string | null;
  /** Names of people by their ids. */
  readonly names: ReadonlyMap<string, string>;
  readonly readAgain: () => void;
  readonly onInvited: (one: InvitedOne) => void;
  readonly onClose: () => void;
}

/** One person of the office: what they may do, and what ends it. */
export function PersonCard({ person, own, names, readAgain, onInvited, onClose }: PersonCardProps) {
  const { t } = useSpeech();
  const { council, me } = useOffice();
  const [told, setTold] = useState<Told | null>(null);
  const { realm, call } = council;
  const fail = () => setTold({ isFault: true, words: t('office-people:refused.other') });
  const endSessions = async () => {
    const done = await call(endSessionsCall, { realm, person: person.id, body: {} });
    if (!isLeft(done)) setTold({ isFault: false, words: t('office-people:sessionsEnded') });
    else if (done.left.kind === 'unknownSecret' || done.left.kind === 'notFound')
      setTold({ isFault: false, words: t('office-people:noSessions') });
    else fail();
  };
  const inviteAgain = async () => {
    const invited = await call(inviteAgainCall, {
      realm,
      person: person.id,
      body: { mail: person.email !== null },
    });
    if (isLeft(invited)) fail();
    else onInvited(invited.right);
  };
  const isNew = person.state === 'invited' || person.state === 'lapsed';
  const isHere = person.state !== 'ended';
  return (
    <section className={styles.person} aria-labelledby="person-name">
      <PersonTitle person={person} onClose={onClose} />
      <PersonRoles person={person} own={own} names={names} readAgain={readAgain} />
      <WhatWas person={person} />
      <ToldNotice told={told} />
      {isHere && (
        <footer className={styles.foot}>
          {isNew && me.acts.has('staff.invite') && (
            <OfficeButton look="outline" onClick={() => void inviteAgain()}>
              {t('office-people:again')}
            </OfficeButton>
          )}
          {!isNew && me.acts.has('staff.endSessions') && (
            <OfficeButton look="outline" onClick={() => void endSessions()}>
              {t('office-people:endSessions')}
            </OfficeButton>
          )}
          {me.acts.has('staff.grant') && person.id !== own && (
            <EndPerson
              person={person}
              onDone={readAgain}
              onRefused={(words) => setTold({ isFault: true, words })}
            />
          )}
        </footer>
      )}
    </section>
  );
}

function PersonTitle({ person, onClose }: Pick<PersonCardProps, 'person' | 'onClose'>) {
  const { t } = useSpeech();
  return (
    <header className={styles.title}>
      <Letter name={person.name} />
      <h2 id="person-name">{person.name}</h2>
      <span className="note">{t(`office-people:state.${person.state}`)}</span>
      <OfficeButton look="text" onClick={onClose}>
        {t('office-people:close')}
      </OfficeButton>
    </header>
  );
}

/** What was of a person: when they came in, and who did what to them. */
function WhatWas({ person }: Pick<PersonCardProps, 'person'>) {
  const { t } = useSpeech();
  const { me } = useOffice();
  return (
    <>
      {me.acts.has('staff.endSessions') && (
        <LatePart title={t('office-access:signIns.title')} show={t('office-people:showSignIns')}>
          <PersonSignIns person={person} />
        </LatePart>
      )}
      <LatePart title={t('office-people:history')} show={t('office-people:showHistory')}>
        <PersonHistory key={JSON.stringify(person)} person={person} />
      </LatePart>
    </>
  );
}

interface LatePartProps {
  readonly title: string;
  readonly show: string;
  readonly children: ReactNode;
}

/** A part that is asked for when it is wanted. */
function LatePart({ title, show, children }: LatePartProps) {
  const [isOpen, open] = useState(false);
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      {isOpen ? (
        children
      ) : (
        <p>
          <OfficeButton look="outline" onClick={() => open(true)}>
            {show}
          </OfficeButton>
        </p>
      )}
    </div>
  );
}

interface EndPersonProps {
  readonly person: ListedPerson;
  readonly onDone: () => void;
  readonly onRefused: (words: string) => void;
}

/** Ending that somebody works here is asked twice: it cannot be undone. */
function EndPerson({ person, onDone, onRefused }: EndPersonProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [isAsked, setAsked] = useState(false);
  const end = async () => {
    const done = await council.call(endPersonCall, { realm: council.realm, person: person.id });
    setAsked(false);
    if (!isLeft(done)) onDone();
    else
      onRefused(
        t(
          done.left.kind === 'grantRefused'
            ? 'office-people:refused.ownGrant'
            : 'office-people:refused.other',
        ),
      );
  };
  if (!isAsked)
    return (
      <OfficeButton look="text" onClick={() => setAsked(true)}>
        {t('office-people:leave')}
      </OfficeButton>
    );
  return (
    <div className={styles.sure} role="group" aria-label={t('office-people:leave')}>
      <p>{t('office-people:leaveSure')}</p>
      <div className={styles.acts}>
        <OfficeButton onClick={() => void end()}>{t('office-people:leaveYes')}</OfficeButton>
        <OfficeButton look="outline" onClick={() => setAsked(false)}>
          {t('office-people:cancel')}
        </OfficeButton>
      </div>
    </div>
  );
}
