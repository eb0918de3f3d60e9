import { type FocusEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DayHours } from '#domain/free-times/opening.ts';
import { hoursFaultOf } from '#domain/free-times/week/week-hours.ts';
import type { Weekday } from '#domain/working-days/working-days.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { CopyToDays } from './copy-to-days.tsx';
import styles from './hours.module.css';
import { asTyped, isUnreadable, noHours, onceTyped, type TypedHours, whileTyping } from './typed-hours.ts';
import { useWeekdayWords } from './weekday-words.ts';

interface RowProps {
  readonly day: Weekday;
  readonly hours: readonly DayHours[];
  readonly isReadOnly: boolean;
  readonly change: (hours: readonly DayHours[]) => void;
  readonly copy: (to: readonly Weekday[]) => void;
}

/** The hours of a day while they are typed: they keep their order until the person leaves the day. */
function useTypedDay({ hours, change }: Pick<RowProps, 'hours' | 'change'>) {
  const [typed, setTyped] = useState<readonly TypedHours[] | null>(null);
  const list = typed ?? hours.map(asTyped);
  const put = (next: readonly TypedHours[]) => {
    setTyped(next);
    change(next.flatMap((one) => one.hours ?? []));
  };
  const replace = (nth: number, one: TypedHours) => put(list.map((own, at) => (at === nth ? one : own)));
  return {
    list,
    type: (nth: number, part: Partial<TypedHours>) =>
      replace(nth, whileTyping({ ...(list[nth] ?? noHours), ...part })),
    /** The person goes on within the day. */
    settle: () => put(list.map(onceTyped)),
    add: () => setTyped([...list, noHours]),
    remove: (nth: number) => put(list.filter((_, at) => at !== nth)),
    /** The document has what was typed; what cannot be read stays on the screen. */
    leave: () => {
      const kept = list.map(onceTyped).filter(({ from, to }) => `${from}${to}`.trim() !== '');
      const isRead = kept.every(
        (one) => one.hours !== null && !isUnreadable(one.from) && !isUnreadable(one.to),
      );
      change(kept.flatMap((one) => one.hours ?? []));
      setTyped(isRead ? null : kept);
    },
  };
}

/** The hours of one day of the week, typed, and copied to others. */
export function DayHoursRow({ day, hours, isReadOnly, change, copy }: RowProps) {
  const { t } = useSpeech();
  const name = useWeekdayWords()(day);
  const row = useRef<HTMLLIElement>(null);
  const { list, type, settle, add, remove, leave } = useTypedDay({ hours, change });
  const goOn = ({ target, relatedTarget }: FocusEvent) => {
    if (isReadOnly || list.length === 0) return;
    if (!row.current?.contains(relatedTarget)) leave();
    else if (target instanceof HTMLInputElement && target.type === 'text') settle();
  };
  const focusLast = () =>
    [...(row.current?.querySelectorAll<HTMLElement>('[data-from]') ?? [])].at(-1)?.focus();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes that the person goes on
    <li ref={row} className={styles.day} onBlur={goOn}>
      <span className={styles.dayName}>{name}</span>
      <div className={styles.stretches}>
        {list.length === 0 && <span className={styles.closed}>{t('office-rules:week.closed')}</span>}
        {list.map((one, nth) => (
          <Stretch
            // oxlint-disable-next-line react/no-array-index-key -- a stretch is known by its place while it is typed
            key={nth}
            {...{ name, one, nth, isReadOnly }}
            count={list.length}
            fault={hoursFaultOf(
              list.map((own) => own.hours ?? { from: -1, to: 0 }),
              nth,
            )}
            type={(part) => type(nth, part)}
            remove={() => {
              flushSync(() => remove(nth));
              row.current?.querySelector<HTMLElement>('button, input')?.focus();
            }}
          />
        ))}
      </div>
      {!isReadOnly && (
        <span className={styles.dayActs}>
          <button
            type="button"
            aria-label={t('office-rules:week.addHours', { day: name })}
            onClick={() => {
              flushSync(add);
              focusLast();
            }}
          >
            <Icon name="plus" />
          </button>
          <CopyToDays {...{ day, name, copy }} />
        </span>
      )}
    </li>
  );
}

interface StretchProps {
  readonly name: string;
  readonly one: TypedHours;
  readonly nth: number;
  readonly count: number;
  readonly isReadOnly: boolean;
  readonly fault: ReturnType<typeof hoursFaultOf>;
  readonly type: (part: Partial<TypedHours>) => void;
  readonly remove: () => void;
}

/** From and until, typed as `9`, `9:30` or `930`. */
function Stretch({ name, one, nth, count, isReadOnly, fault, type, remove }: StretchProps) {
  const { t } = useSpeech();
  const id = useId();
  const isWrong = isUnreadable(one.from) || isUnreadable(one.to);
  const words = isWrong
    ? t('office-rules:week.unreadable')
    : fault !== null && one.hours !== null
      ? t(`office-rules:week.fault.${fault}`)
      : null;
  const whose = count > 1 ? `${name}, ${nth + 1}` : name;
  return (
    <div className={styles.stretch}>
      {(['from', 'to'] as const).map((end) => (
        <input
          key={end}
          inputMode="numeric"
          maxLength={5}
          size={5}
          placeholder={end === 'from' ? '9:00' : '14:00'}
          data-from={end === 'from' ? '' : undefined}
          aria-label={t(`office-rules:week.${end}`, { day: whose })}
          aria-invalid={isUnreadable(one[end]) || undefined}
          aria-describedby={words === null ? undefined : id}
          readOnly={isReadOnly}
          value={one[end]}
          onChange={({ target }) => type({ [end]: target.value })}
        />
      ))}
      {!isReadOnly && (
        <button
          type="button"
          aria-label={t('office-rules:week.removeHours', { day: whose })}
          onClick={remove}
        >
          <Icon name="cross" />
        </button>
      )}
      {words !== null && (
        <small id={id} className={isWrong || fault === 'order' ? styles.wrong : styles.hint}>
          {words}
        </small>
      )}
    </div>
  );
}
