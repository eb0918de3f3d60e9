import { useEffect, useRef, useState } from 'react';
import { formatCount } from '#application/text/numbers.ts';
import { requestStatuses } from '#domain/forms/request.ts';
import { priorities } from '#domain/office/desk/priority.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { Disclosure } from '#ui-web/components/page-frame/disclosure.tsx';
import { type Speech, useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../shell/office-context.ts';
import type { DeskState } from './desk-state.ts';
import styles from './filter-bar.module.css';
import { type FilterName, deskFilterNames, type Filters } from './filters.ts';
import type { MailboxNames } from './mailbox-names.ts';
import { stateWords } from './request-words.ts';

interface FilterBarProps {
  readonly filters: Filters;
  readonly filter: (filters: Filters) => void;
  readonly state: Pick<DeskState, 'counts' | 'total'>;
  readonly mailboxes: MailboxNames;
}

/** One value of a filter; how many requests have it, if that is known. */
interface Option {
  readonly value: string;
  readonly text: string;
  readonly count: number | null;
}

/** The parts of the term that can be asked for. */
const dues = ['overdue', 'today', 'week', 'later'] as const;

/** What a value of a filter is called. */
function valueWords(
  name: FilterName,
  value: string,
  { speech, mailboxes, me }: { speech: Speech; mailboxes: MailboxNames; me: string },
): string {
  const { t } = speech;
  if (name === 'status') return stateWords(value, speech);
  if (name === 'mailbox') return mailboxes(value);
  if (name === 'priority') return t(`office-requests:priorities.${value}`);
  if (name === 'due') return t(`office-requests:dues.${value}`);
  if (name === 'replies') return t(`office-requests:replies.${value}`);
  if (value === 'nobody') return t('office-requests:nobody');
  return value === 'me' || value === me ? t('office-requests:me') : value;
}

/** The values that a filter always offers; mailboxes and people are those that the list has. */
const standing: Partial<Record<FilterName, readonly string[]>> = {
  status: requestStatuses,
  priority: priorities,
  due: dues,
  replies: ['yes', 'no'],
  assignedTo: ['me', 'nobody'],
};

/** What the list shows, as chips: each opens a list of its values, with how many requests have them. */
export function FilterBar({ filters, filter, state, mailboxes }: FilterBarProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { me } = useOffice();
  const [added, add] = useState<FilterName | null>(null);
  const words = { speech, mailboxes, me: me.name };
  const optionsOf = (name: FilterName): readonly Option[] => {
    const counted = state.counts?.[name] ?? {};
    const values = new Set([...(standing[name] ?? []), ...Object.keys(counted), ...filters[name]]);
    return [...values]
      .filter((value) => name !== 'assignedTo' || value !== me.name)
      .map((value) => ({
        value,
        text: valueWords(name, value, words),
        count: state.counts === null ? null : (counted[value === 'me' ? me.name : value] ?? 0),
      }));
  };
  const set = (name: FilterName, values: readonly string[]) => filter({ ...filters, [name]: values });
  const shown = deskFilterNames.filter((name) => filters[name].length > 0 || name === added);
  const others = deskFilterNames.filter((name) => !shown.includes(name));
  return (
    <div className={styles.bar} role="group" aria-label={t('office-requests:filters.label')}>
      {shown.map((name) => (
        <FilterChip
          key={name}
          title={t(`office-requests:filters.${name}`)}
          options={optionsOf(name)}
          chosen={filters[name]}
          total={state.total}
          isNew={name === added}
          choose={(values) => set(name, values)}
          remove={() => {
            add(null);
            set(name, []);
          }}
        />
      ))}
      {others.length > 0 && (
        <Disclosure
          className={styles.add}
          summary={
            <>
              <Icon name="plus" /> {t('office-requests:filters.add')}
            </>
          }
        >
          <ul role="list" className={styles.panel}>
            {others.map((name) => (
              <li key={name}>
                <button type="button" onClick={() => add(name)}>
                  {t(`office-requests:filters.${name}`)}
                </button>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

interface FilterChipProps {
  readonly title: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly total: number;
  /** It was added a moment ago: its list is open. */
  readonly isNew: boolean;
  readonly choose: (values: readonly string[]) => void;
  readonly remove: () => void;
}

/** A short list of names; of many only how many there are. */
function chosenWords(
  options: readonly Option[],
  chosen: readonly string[],
  { t }: Pick<Speech, 't'>,
): string {
  if (chosen.length > 2) return t('office-requests:filters.chosen', { n: formatCount(chosen.length) });
  return options
    .filter(({ value }) => chosen.includes(value))
    .map(({ text }) => text)
    .join(', ');
}

function FilterChip({ title, options, chosen, total, isNew, choose, remove }: FilterChipProps) {
  const speech = useSpeech();
  const { t } = speech;
  const chip = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const details = isNew ? chip.current?.querySelector('details') : null;
    if (!details) return;
    details.open = true;
    details.querySelector('input')?.focus();
  }, [isNew]);
  return (
    <span className={styles.chip} ref={chip}>
      <Disclosure
        summary={
          <>
            <span>{title}</span> <b>{chosenWords(options, chosen, speech)}</b>
          </>
        }
      >
        <fieldset className={styles.panel}>
          <legend className="visually-hidden">{title}</legend>
          {options.map(({ value, text, count }) => (
            <label key={value}>
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                onChange={(event) =>
                  choose(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
                }
              />
              <span>{text}</span>
              {count !== null && <small>{formatCount(count)}</small>}
            </label>
          ))}
          <p className={styles.found} role="status">
            {t('office-requests:filters.found', { count: total, n: formatCount(total) })}
          </p>
        </fieldset>
      </Disclosure>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('office-requests:filters.remove', { title })}
        onClick={remove}
      >
        <Icon name="cross" />
      </button>
    </span>
  );
}
