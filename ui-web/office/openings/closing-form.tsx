import { useEffect, useId, useRef, useState } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOfficeMoment } from '../parts/use-moment.ts';
import styles from './openings.module.css';
import type { ClosingChoice, SeenClosure } from './use-closing.ts';
import { type TownOffices, useNames } from './use-words.ts';

interface ClosingProps {
  readonly town: TownOffices;
  readonly office: string;
  readonly seen: SeenClosure;
  /** Whether something is closed, or people are only moved. */
  readonly act?: 'close' | 'move';
  readonly isBusy: boolean;
  readonly close: (choice: ClosingChoice) => void;
}

const longestReason = 500;

/** Who is in the closure and where they would go, why it is closed, and the act. */
export function ClosingForm({ town, office, seen, act = 'close', isBusy, close }: ClosingProps) {
  const { t } = useSpeech();
  const id = useId();
  const [reason, write] = useState('');
  const [moves, setMoves] = useState(true);
  const { choosing, choose } = useChoosing();
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // What is only moved is on the page from the beginning, and takes no focus.
  useEffect(() => (act === 'close' ? heading.current?.focus() : undefined), [act]);
  const isMissing = isTried && reason.trim() === '';
  const { people, typing } = seen;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (reason.trim() === '') field.current?.focus();
        else if (!isBusy) close({ reason, moves, choosing });
      }}
    >
      {act === 'close' && (
        <h3 ref={heading} tabIndex={-1}>
          {t('office-openings:inIt', { count: people.length })}
        </h3>
      )}
      <People {...{ town, office, seen, moves, choosing, choose }} />
      {typing > 0 && <p className={styles.hint}>{t('office-openings:typing', { count: typing })}</p>}
      {people.length > 0 && <Ways moves={moves} choose={setMoves} />}
      <p>
        <label htmlFor={`${id}-reason`}>{t('office-openings:reason')}</label>
        <textarea
          ref={field}
          id={`${id}-reason`}
          rows={3}
          maxLength={longestReason}
          aria-describedby={`${id}-hint`}
          aria-invalid={isMissing}
          value={reason}
          onChange={({ target }) => write(target.value)}
        />
        <small id={`${id}-hint`} className={isMissing ? styles.fault : styles.hint}>
          {t(isMissing ? 'office-openings:trouble.noReason' : 'office-openings:reasonHint')}
        </small>
      </p>
      <OfficeButton type="submit" busy={isBusy}>
        {isBusy
          ? t('office-openings:closing')
          : t(`office-openings:${act === 'close' ? 'close' : 'moveThem'}`, { count: people.length })}
      </OfficeButton>
    </form>
  );
}

/** Who chooses another time though the others are moved. */
function useChoosing() {
  const [choosing, set] = useState<readonly string[]>([]);
  const choose = (person: string, isOn: boolean) =>
    set((before) => [...before.filter((one) => one !== person), ...(isOn ? [person] : [])]);
  return { choosing, choose };
}

/** Whether people are moved, or choose. */
function Ways({ moves, choose }: { readonly moves: boolean; readonly choose: (moves: boolean) => void }) {
  const { t } = useSpeech();
  const id = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{t('office-openings:ways')}</legend>
      <label>
        <input type="radio" name={id} checked={moves} onChange={() => choose(true)} />
        {t('office-openings:move')}
      </label>
      <label>
        <input type="radio" name={id} checked={!moves} onChange={() => choose(false)} />
        {t('office-openings:letChoose')}
      </label>
    </fieldset>
  );
}

interface PeopleProps extends Pick<ClosingProps, 'town' | 'office' | 'seen'> {
  readonly moves: boolean;
  readonly choosing: readonly string[];
  readonly choose: (person: string, isOn: boolean) => void;
}

/** Everybody who has an appointment in it. */
function People({ town, office, seen: { people }, moves, choosing, choose }: PeopleProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const names = useNames(town, office);
  if (people.length === 0) return null;
  return (
    <ul role="list" className={styles.people}>
      {people.map((one) => (
        <li key={one.person}>
          <p>
            <b>{one.name}</b> <span>{names.services(one.services)}</span>
          </p>
          <p>
            <s>{moment(one.from)}</s>{' '}
            {moves && one.to !== null && !choosing.includes(one.person) ? (
              <strong>{t('office-openings:goes', { to: moment(one.to) })}</strong>
            ) : (
              <strong>{t('office-openings:chooses')}</strong>
            )}
          </p>
          {moves && one.to !== null && (
            <label className={styles.leaveOut}>
              <input
                type="checkbox"
                checked={!choosing.includes(one.person)}
                onChange={({ target }) => choose(one.person, !target.checked)}
              />
              {t('office-openings:giveIt')} <span className="visually-hidden">{one.name}</span>
            </label>
          )}
          {!one.hasMail && <p className={styles.call}>{t('office-openings:noMail')}</p>}
        </li>
      ))}
    </ul>
  );
}
