import { useId } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { type ClosureDraft, withFirstDay } from './closure-time.ts';
import styles from './openings.module.css';
import type { TownOffices } from './use-words.ts';

interface FieldsProps {
  readonly town: TownOffices;
  readonly office: string;
  readonly draft: ClosureDraft;
  readonly change: (next: ClosureDraft) => void;
}

/** Which days, hours and desks are closed. */
export function TimeFields(props: FieldsProps) {
  const { t } = useSpeech();
  const { draft, change } = props;
  const id = useId();
  return (
    <>
      <div className={styles.pair}>
        <p>
          <label htmlFor={`${id}-first`}>{t('office-openings:firstDay')}</label>
          <input
            id={`${id}-first`}
            type="date"
            required
            value={draft.firstDay}
            onChange={({ target }) => change(withFirstDay(draft, target.value))}
          />
        </p>
        <p>
          <label htmlFor={`${id}-last`}>{t('office-openings:lastDay')}</label>
          <input
            id={`${id}-last`}
            type="date"
            required
            min={draft.firstDay}
            value={draft.lastDay}
            onChange={({ target }) => change({ ...draft, lastDay: target.value })}
          />
        </p>
      </div>
      <HoursFields {...props} />
      <DesksFields {...props} />
    </>
  );
}

function HoursFields({ draft, change }: FieldsProps) {
  const { t } = useSpeech();
  const id = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{t('office-openings:hours')}</legend>
      <label>
        <input
          type="radio"
          name={`${id}-hours`}
          checked={draft.isWholeDay}
          onChange={() => change({ ...draft, isWholeDay: true })}
        />
        {t('office-openings:wholeDay')}
      </label>
      <label>
        <input
          type="radio"
          name={`${id}-hours`}
          checked={!draft.isWholeDay}
          onChange={() => change({ ...draft, isWholeDay: false })}
        />
        {t('office-openings:someHours')}
      </label>
      {!draft.isWholeDay && (
        <div className={styles.pair}>
          {(['opens', 'closes'] as const).map((member) => (
            <p key={member}>
              <label htmlFor={`${id}-${member}`}>{t(`office-openings:${member}`)}</label>
              <input
                id={`${id}-${member}`}
                type="time"
                step={300}
                value={draft[member]}
                onChange={({ target }) => change({ ...draft, [member]: target.value })}
              />
            </p>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** The whole office, or some desks: an office with one desk has nothing to choose. */
function DesksFields({ town, office, draft, change }: FieldsProps) {
  const { t, said } = useSpeech();
  const id = useId();
  const desks = town.offices.find((one) => one.id === office)?.desks ?? [];
  if (desks.length < 2) return null;
  const tick = (desk: string, isOn: boolean) =>
    change({
      ...draft,
      desks: desks.map((one) => one.id).filter((one) => (one === desk ? isOn : draft.desks.includes(one))),
    });
  return (
    <fieldset className={styles.choices}>
      <legend>{t('office-openings:what')}</legend>
      <label>
        <input
          type="radio"
          name={`${id}-what`}
          checked={draft.isWholeOffice}
          onChange={() => change({ ...draft, isWholeOffice: true })}
        />
        {t('office-openings:wholeOffice')}
      </label>
      <label>
        <input
          type="radio"
          name={`${id}-what`}
          checked={!draft.isWholeOffice}
          onChange={() => change({ ...draft, isWholeOffice: false })}
        />
        {t('office-openings:someDesks')}
      </label>
      {!draft.isWholeOffice && (
        <div className={styles.ticks}>
          {desks.map((desk) => (
            <label key={desk.id}>
              <input
                type="checkbox"
                checked={draft.desks.includes(desk.id)}
                onChange={({ target }) => tick(desk.id, target.checked)}
              />
              {said(desk.title).text}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
