import { useState } from 'react';
import { closeOfficeCall } from '#adapters/wire/appointments/closing/close-office.ts';
import type { ClosureAnswer } from '#adapters/wire/appointments/closing/closure.ts';
import { notePhonedCall } from '#adapters/wire/appointments/closing/note-phoned.ts';
import { reopenOfficeCall } from '#adapters/wire/appointments/closing/reopen-office.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { SureDialog } from '../parts/sure-dialog.tsx';
import { ToldNotice } from '../parts/told-notice.tsx';
import { useOfficeMoment, useToday } from '../parts/use-moment.ts';
import { useOffice } from '../shell/office-context.ts';
import { ClosedPeople } from './closed-people.tsx';
import styles from './openings.module.css';
import { type TownOffices, useNames, useTimeWords } from './use-words.ts';

interface CardProps {
  readonly town: TownOffices;
  readonly closure: ClosureAnswer;
  /** Whether it was made just now: what became of people is seen at once. */
  readonly isNew: boolean;
  readonly changed: () => void;
}

/** One act on a closure at a time, and whether the last one failed. */
function useClosureActs({ closure, changed }: CardProps) {
  const { council } = useOffice();
  const { realm, call } = council;
  const [isBusy, setBusy] = useState(false);
  const [isFault, setFault] = useState(false);
  const acting = async (work: () => Promise<{ readonly _tag: string }>) => {
    setBusy(true);
    const done = await work();
    setBusy(false);
    setFault(done._tag === 'Left');
    changed();
  };
  const { id, office, follows, firstDay, lastDay, desks, opens, closes, reason, moves } = closure;
  return {
    isBusy,
    isFault,
    /** The same closure, sent again: it goes on where it was, and mails whom no mail reached. */
    goOn: () =>
      acting(() =>
        call(closeOfficeCall, {
          realm,
          office,
          body: { key: id, follows, firstDay, lastDay, desks, opens, closes, reason, moves },
        }),
      ),
    reopen: () => acting(() => call(reopenOfficeCall, { realm, closure: id, body: {} })),
    phoned: (person: string) => acting(() => call(notePhonedCall, { realm, closure: id, body: { person } })),
  };
}

/** A closure: when, what and why, what became of people, and what is left to do. */
export function ClosureCard(props: CardProps) {
  const { t } = useSpeech();
  const { town, closure, isNew } = props;
  const moment = useOfficeMoment();
  const timeWords = useTimeWords();
  const names = useNames(town, closure.office);
  const acts = useClosureActs(props);
  const toCall = closure.people.filter(({ told }) => told === 'phone').length;
  const isClosing = closure.follows === 'days';
  return (
    <article className={styles.card}>
      <h3>{isClosing ? timeWords(closure) : t('office-openings:otherHours')}</h3>
      <p>
        {isClosing && <>{names.desks(closure.desks)} · </>}
        {closure.reason}
      </p>
      <p className={styles.hint}>
        {t('office-openings:madeBy', { name: closure.by, at: moment(closure.at) })}
        {closure.isReopened && <> · {t('office-openings:reopened')}</>}
      </p>
      {closure.left > 0 && (
        <p className={styles.left}>
          {t('office-openings:left', { count: closure.left })}{' '}
          <OfficeButton look="outline" busy={acts.isBusy} onClick={() => void acts.goOn()}>
            {t('office-openings:goOn')}
          </OfficeButton>
        </p>
      )}
      <ClosedPeople
        names={names}
        people={closure.people}
        isOpen={isNew || toCall > 0}
        isBusy={acts.isBusy}
        phoned={(person) => void acts.phoned(person)}
      />
      <ToldNotice told={acts.isFault ? { isFault: true, words: t('office-openings:trouble.other') } : null} />
      <Reopen closure={closure} isBusy={acts.isBusy} reopen={acts.reopen} />
    </article>
  );
}

interface ReopenProps extends Pick<CardProps, 'closure'> {
  readonly isBusy: boolean;
  readonly reopen: () => Promise<void>;
}

/** Opens it again after a question, as long as some of it is to come. */
function Reopen({ closure, isBusy, reopen }: ReopenProps) {
  const { t } = useSpeech();
  const today = useToday();
  const [isSure, ask] = useState(false);
  if (closure.follows === 'opening' || closure.isReopened || closure.lastDay < today) return null;
  return (
    <div>
      <OfficeButton look="text" onClick={() => ask(true)}>
        {t('office-openings:reopen.open')}
      </OfficeButton>
      <SureDialog
        isOpen={isSure}
        title={t('office-openings:reopen.sure')}
        lead={t('office-openings:reopen.lead')}
        yes={t('office-openings:reopen.yes')}
        no={t('office-openings:reopen.no')}
        isBusy={isBusy}
        cancel={() => ask(false)}
        confirm={() => void reopen().then(() => ask(false))}
      />
    </div>
  );
}
