import { type KeyboardEvent, useRef, useState } from 'react';
import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import { takeAttendanceCall } from '#adapters/wire/registrations/office/take-attendance.ts';
import type { StaffApplicationAnswer } from '#adapters/wire/registrations/office/staff-application.ts';
import { isLeft } from '#domain/shared/result.ts';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useDayWords, useToday } from '../../parts/use-moment.ts';
import { useOffice } from '../../shell/office-context.ts';
import styles from '../registrations.module.css';
import { type DeskPartProps, useWhyNotRegistered } from '../use-activity-desk.ts';
import { useActivityWords } from '../use-activity-words.ts';

type Group = ActivityAnswer['groups'][number];

/** The day that is called first: today, else the last one before it, else the first one. */
const firstCalled = ({ sessions }: Group, today: string): string =>
  sessions.toSorted().findLast((day) => day <= today) ?? sessions[0] ?? '';

/** Who came on a day of a group. */
export function AttendancePart({ desk, again }: DeskPartProps) {
  const { t, said } = useSpeech();
  const words = useDayWords();
  const today = useToday();
  const groups = desk.activity.groups.filter(({ sessions }) => sessions.length > 0);
  const [chosen, choose] = useState(groups[0]?.id ?? '');
  const group = groups.find(({ id }) => id === chosen);
  const [day, setDay] = useState('');
  if (group === undefined)
    return (
      <EmptyState title={t('office-registrations:attendance.none')}>
        <p>{t('office-registrations:attendance.noneText')}</p>
      </EmptyState>
    );
  const called = group.sessions.includes(day) ? day : firstCalled(group, today);
  return (
    <section className={styles.section} aria-labelledby="attendance">
      <h2 id="attendance">{t('office-registrations:attendance.title')}</h2>
      <div className={styles.filters}>
        <SelectField
          width="100%"
          label={t('office-registrations:attendance.group')}
          value={group.id}
          options={groups.map(({ id, title }) => ({ value: id, text: said(title).text }))}
          onChange={choose}
        />
        <SelectField
          width="100%"
          label={t('office-registrations:attendance.day')}
          value={called}
          options={group.sessions.map((value) => ({ value, text: words(value) }))}
          onChange={setDay}
        />
      </div>
      <CalledList key={`${group.id} ${called}`} desk={desk} again={again} group={group.id} day={called} />
    </section>
  );
}

interface CalledProps extends DeskPartProps {
  readonly group: string;
  readonly day: string;
}

/** Moves the focus to the same button of the row above or below. */
function moveRow(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const pressed = (event.target as Element).closest('button');
  if (step === undefined || pressed === null) return;
  const same = [
    ...event.currentTarget.querySelectorAll<HTMLButtonElement>(`[data-mark="${pressed.dataset['mark']}"]`),
  ];
  same[same.indexOf(pressed) + step]?.focus();
  event.preventDefault();
}

/** What was called of a group on a day: it is shown at once, and sent one after the other. */
function useCalled({ desk: { activity }, again, day }: CalledProps) {
  const { council } = useOffice();
  const { call, realm } = council;
  const [noted, note] = useState<ReadonlyMap<string, boolean | null>>(new Map());
  const [refused, refuse] = useState<object | null>(null);
  const sending = useRef({ last: Promise.resolve(), count: 0 });
  const markOf = ({ code, attended }: StaffApplicationAnswer): boolean | null => {
    const own = noted.get(code);
    return own === undefined ? (attended.find((mark) => mark.day === day)?.isPresent ?? null) : own;
  };
  const send = async (one: StaffApplicationAnswer, isPresent: boolean | null, before: boolean | null) => {
    const { code } = one;
    const answer = await call(takeAttendanceCall, { realm, id: activity.id, body: { code, day, isPresent } });
    sending.current.count -= 1;
    if (isLeft(answer)) {
      refuse(answer.left);
      note((all) => new Map(all).set(code, before));
    }
    if (sending.current.count === 0) again();
  };
  const mark = (one: StaffApplicationAnswer, pressed: boolean) => {
    const before = markOf(one);
    const isPresent = before === pressed ? null : pressed;
    refuse(null);
    note((all) => new Map(all).set(one.code, isPresent));
    sending.current.count += 1;
    sending.current.last = sending.current.last.then(() => send(one, isPresent, before));
  };
  return { markOf, mark, refused };
}

/** The people of a group on a day: each came, did not, or is not called yet. Arrows go from row to row. */
function CalledList(props: CalledProps) {
  const { t } = useSpeech();
  const why = useWhyNotRegistered();
  const { activity, applications } = props.desk;
  const words = useActivityWords(activity);
  const { markOf, mark, refused } = useCalled(props);
  const people = applications
    .filter(({ state, place }) => state === 'enrolled' && place?.group === props.group)
    .toSorted((a, b) => words.who(a).localeCompare(words.who(b)));
  const count = (wanted: boolean | null) => people.filter((one) => markOf(one) === wanted).length;
  if (people.length === 0) return <EmptyState title={t('office-registrations:attendance.nobody')} />;
  return (
    <>
      <p role="status" className="note">
        {t('office-registrations:attendance.count', {
          present: count(true),
          absent: count(false),
          rest: count(null),
        })}
      </p>
      <p className="note">{t('office-registrations:attendance.keys')}</p>
      <ToldNotice told={refused && { isFault: true, words: why(refused) }} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move among its buttons */}
      <ul role="list" className={styles.called} onKeyDown={moveRow}>
        {people.map((one) => (
          <li key={one.code}>
            <span>
              {words.who(one)} <code className={styles.code}>{one.code}</code>
            </span>
            <span className={styles.marks}>
              {[true, false].map((came) => (
                <OfficeButton
                  key={String(came)}
                  look={markOf(one) === came ? 'full' : 'outline'}
                  aria-pressed={markOf(one) === came}
                  data-mark={String(came)}
                  onClick={() => mark(one, came)}
                >
                  {t(`office-registrations:attendance.${came ? 'present' : 'absent'}`)}
                  <span className="visually-hidden">: {words.who(one)}</span>
                </OfficeButton>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
