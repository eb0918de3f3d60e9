import { useId, useState } from 'react';
import { greatestAge } from '#domain/census/age.ts';
import type { Json } from '#domain/documents/json.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { ValueInput } from '../../documents/form/value-input.tsx';
import shared from '../votes.module.css';
import styles from './builder.module.css';

/** The fields of a question that say for whom of the census it is. */
export const conditionNames = ['conditions/ageFrom', 'conditions/ageTo', 'conditions/districts'] as const;

interface ConditionsProps {
  readonly of: (name: string) => Json | undefined;
  readonly put: (values: Readonly<Record<string, Json | undefined>>) => void;
  readonly isReadOnly: boolean;
}

const listed = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** The field of the districts grows with them. */
const [leastLines, mostLines] = [3, 12];

/** Districts, one a line. While somebody types, the lines are as they are typed. */
function Districts({ of, put, isReadOnly }: ConditionsProps) {
  const { t } = useSpeech();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? listed(of('conditions/districts')).join('\n');
  const write = (text: string) => {
    setTyped(text);
    const names = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    put({ 'conditions/districts': names.length === 0 ? undefined : names });
  };
  return (
    <div className={shared.field}>
      <label htmlFor={id}>{t('office-votes:who.districts')}</label>
      <textarea
        id={id}
        rows={Math.min(Math.max(shown.split('\n').length, leastLines), mostLines)}
        value={shown}
        readOnly={isReadOnly}
        aria-describedby={`${id}-hint`}
        onChange={(event) => write(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      <small id={`${id}-hint`}>{t('office-votes:who.districtsHint')}</small>
    </div>
  );
}

/** For whom of the census a vote is: an age on the day on which it opens, and districts. */
export function VoterConditions(props: ConditionsProps) {
  const { t } = useSpeech();
  const id = useId();
  const { of, put, isReadOnly } = props;
  const age = (name: (typeof conditionNames)[number], key: 'ageFrom' | 'ageTo') => (
    <div className={shared.field}>
      <label htmlFor={`${id}-${key}`}>{t(`office-votes:who.${key}`)}</label>
      <ValueInput
        id={`${id}-${key}`}
        look="number"
        value={of(name)}
        isReadOnly={isReadOnly}
        describedBy={`${id}-age`}
        onChange={(value) => put({ [name]: value })}
      />
    </div>
  );
  const asksAge = typeof of('conditions/ageFrom') === 'number' || typeof of('conditions/ageTo') === 'number';
  return (
    <fieldset className={styles.conditions}>
      <legend>{t('office-votes:who.conditions')}</legend>
      <p className={shared.hint}>{t('office-votes:who.conditionsHint')}</p>
      <div className={styles.ages}>
        {age('conditions/ageFrom', 'ageFrom')}
        {age('conditions/ageTo', 'ageTo')}
      </div>
      <p className={shared.hint} id={`${id}-age`}>
        {t('office-votes:who.ageHint', { most: greatestAge })}
      </p>
      {asksAge && of('startTime') === undefined && (
        <p className={shared.bad}>{t('office-votes:who.ageNeedsStart')}</p>
      )}
      <Districts {...props} />
    </fieldset>
  );
}
