import { useId } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { useToday } from '../../parts/use-moment.ts';
import styles from './hours.module.css';
import { weekKindOf, type WeekKind } from './rule-when-words.ts';
import type { RuleWhen } from './written-rules.ts';

interface WhenProps {
  readonly when: RuleWhen;
  /** Those of the members that a kind of document has. */
  readonly members: ReadonlySet<string>;
  readonly change: (when: RuleWhen) => void;
}

const without = (when: RuleWhen, ...names: readonly string[]): RuleWhen =>
  Object.fromEntries(Object.entries(when).filter(([name]) => !names.includes(name)));
const weekMembers = ['everyWeeks', 'countedFrom', 'weeksOfMonth'];

/** In which weeks, and between which days, a week holds. */
export function WhenFields({ when, members, change }: WhenProps) {
  const { t } = useSpeech();
  const id = useId();
  const hasWeeks = members.has('everyWeeks');
  const put = (name: keyof RuleWhen, value: string) =>
    change(value === '' ? without(when, name) : { ...when, [name]: value });
  return (
    <div className={styles.whenFields}>
      {hasWeeks && <WeeksField {...{ when, change }} />}
      {(['firstDay', 'lastDay'] as const).map((name) => (
        <p key={name}>
          <label htmlFor={`${id}-${name}`}>{t(`office-rules:when.${name}`)}</label>
          <input
            id={`${id}-${name}`}
            type="date"
            value={typeof when[name] === 'string' ? when[name] : ''}
            onChange={({ target }) => put(name, target.value)}
          />
        </p>
      ))}
    </div>
  );
}

/** All weeks, every so many, or some of each month. */
function WeeksField({ when, change }: Pick<WhenProps, 'when' | 'change'>) {
  const { t } = useSpeech();
  const id = useId();
  const today = useToday();
  const kind = weekKindOf(when);
  const choose = (next: WeekKind) => {
    const rest = without(when, ...weekMembers);
    if (next === 'every') change({ ...rest, everyWeeks: 2, countedFrom: today });
    else change(next === 'nth' ? { ...rest, weeksOfMonth: [1] } : rest);
  };
  return (
    <>
      <p>
        <label htmlFor={`${id}-weeks`}>{t('office-rules:when.weeks')}</label>
        <select id={`${id}-weeks`} value={kind} onChange={({ target }) => choose(target.value as WeekKind)}>
          {(['each', 'every', 'nth'] as const).map((one) => (
            <option key={one} value={one}>
              {t(`office-rules:when.kind.${one}`)}
            </option>
          ))}
        </select>
      </p>
      {kind === 'every' && <EveryField {...{ when, change }} />}
      {kind === 'nth' && <PlacesOfMonth {...{ when, change }} />}
    </>
  );
}

/** Every how many weeks, and from which on. */
function EveryField({ when, change }: Pick<WhenProps, 'when' | 'change'>) {
  const { t } = useSpeech();
  const id = useId();
  return (
    <>
      <p>
        <label htmlFor={`${id}-n`}>{t('office-rules:when.everyWeeks')}</label>
        <input
          id={`${id}-n`}
          type="number"
          min={1}
          max={52}
          value={typeof when.everyWeeks === 'number' ? when.everyWeeks : ''}
          onChange={({ target }) =>
            target.valueAsNumber > 0 && change({ ...when, everyWeeks: Math.round(target.valueAsNumber) })
          }
        />
      </p>
      <p>
        <label htmlFor={`${id}-from`}>{t('office-rules:when.countedFrom')}</label>
        <input
          id={`${id}-from`}
          type="date"
          value={typeof when.countedFrom === 'string' ? when.countedFrom : ''}
          onChange={({ target }) => target.value !== '' && change({ ...when, countedFrom: target.value })}
        />
      </p>
    </>
  );
}

const placesOfMonth = [1, 2, 3, 4, 5, -1] as const;

/** On which of its weekdays in a month; one stays ticked. */
function PlacesOfMonth({ when, change }: Pick<WhenProps, 'when' | 'change'>) {
  const { t } = useSpeech();
  const places = Array.isArray(when.weeksOfMonth) ? when.weeksOfMonth : [];
  const tick = (place: number, isOn: boolean) => {
    const next = placesOfMonth.filter((one) => (one === place ? isOn : places.includes(one)));
    if (next.length > 0) change({ ...when, weeksOfMonth: next });
  };
  return (
    <fieldset className={styles.copying}>
      <legend>{t('office-rules:when.kind.nth')}</legend>
      {placesOfMonth.map((place) => (
        <label key={place}>
          <input
            type="checkbox"
            checked={places.includes(place)}
            onChange={({ target }) => tick(place, target.checked)}
          />
          {t(`office-rules:when.place.${place}`)}
        </label>
      ))}
    </fieldset>
  );
}
