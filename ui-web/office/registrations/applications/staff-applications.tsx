import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { addressOf } from '#adapters/wire/address-of.ts';
import { exportApplicationsCall } from '#adapters/wire/registrations/office/export-applications.ts';
import type { StaffApplicationAnswer } from '#adapters/wire/registrations/office/staff-application.ts';
import { seenApplicationStates } from '#domain/registrations/applicants/application.ts';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { OfficeLink } from '../../parts/office-link.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import { useOffice } from '../../shell/office-context.ts';
import { staffApplicationHref, waitingStates } from '../activity-href.ts';
import { hasOpenAppeal, isFoundBy, isLate } from '../desk-words.ts';
import styles from '../registrations.module.css';
import type { ActivityDesk } from '../use-activity-desk.ts';
import { useActivityWords } from '../use-activity-words.ts';

/** How many applications are shown at first, and with each press on the button below them. */
const pageLength = 100;

/** What is looked for beside states. */
const special: Readonly<Record<string, (one: StaffApplicationAnswer) => boolean>> = {
  '': () => true,
  appeal: hasOpenAppeal,
  late: isLate,
  unpaid: ({ isUnpaid }) => isUnpaid,
};

/** The states by which applications are looked for, with how many there are; those that none is in are left out. */
function useStates(
  { activity, applications }: Pick<ActivityDesk, 'activity' | 'applications'>,
  chosen: string,
) {
  const { t } = useSpeech();
  const words = useActivityWords(activity);
  const isIn = (one: StaffApplicationAnswer, wanted: string) =>
    special[wanted]?.(one) ?? words.state(one) === wanted;
  const count = (wanted: string) => applications.filter((one) => isIn(one, wanted)).length;
  const seen = seenApplicationStates.filter((one) => one !== 'sent');
  const options = ['', 'undecided', 'appeal', 'unpaid', 'late', ...seen]
    .map((value) => ({ value, n: count(value) }))
    .filter(({ value, n }) => n > 0 || value === '' || value === chosen)
    .map(({ value, n }) => ({ value, text: `${t(`office-registrations:state.${value || 'all'}`)} (${n})` }));
  return { isIn, options };
}

/** The applications of an activity, by state and by words. */
export function StaffApplications({ desk: { activity, applications } }: { readonly desk: ActivityDesk }) {
  const { t } = useSpeech();
  const { me } = useOffice();
  const words = useActivityWords(activity);
  const [sought, seek] = useState('');
  const asked = new URLSearchParams(useSearch()).get('estado');
  const [state, choose] = useState<string>(waitingStates.find((one) => one === asked) ?? '');
  const [shown, show] = useState(pageLength);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Who comes for some of them sees those first: on a phone, the lists above fill the screen.
    if (asked !== null) section.current?.scrollIntoView();
  }, [asked]);
  const { isIn, options } = useStates({ activity, applications }, state);
  const found = applications.filter((one) => isIn(one, state) && isFoundBy(sought, one));
  if (applications.length === 0) return <EmptyState title={t('office-registrations:list.none')} />;
  return (
    <section ref={section} className={styles.section} aria-labelledby="applications">
      <h2 id="applications">{t('office-registrations:list.title')}</h2>
      <div className={styles.filters}>
        <TextField
          width="100%"
          type="search"
          label={t('office-registrations:list.find')}
          value={sought}
          onChange={(typed) => {
            seek(typed);
            show(pageLength);
          }}
        />
        <SelectField
          width="100%"
          label={t('office-registrations:list.state')}
          value={state}
          options={options}
          onChange={(chosen) => {
            choose(chosen);
            show(pageLength);
          }}
        />
      </div>
      <p role="status" className="note">
        {t('office-registrations:list.found', { count: found.length })}
      </p>
      <ul role="list" className={styles.rows}>
        {found.slice(0, shown).map((one) => (
          <ApplicationRow key={one.code} one={one} words={words} activity={activity.id} />
        ))}
      </ul>
      {me.acts.has('registration.decide') && <ApplicationTables activity={activity.id} />}
      {found.length > shown && (
        <p>
          <OfficeButton look="outline" onClick={() => show(shown + pageLength)}>
            {t('office-registrations:list.more', { count: found.length - shown })}
          </OfficeButton>
        </p>
      )}
    </section>
  );
}

/** All applications as a file for a spreadsheet. */
function ApplicationTables({ activity: id }: { readonly activity: string }) {
  const { t } = useSpeech();
  const { realm } = useOffice().council;
  return (
    <div className={styles.section}>
      <p>{t('office-registrations:export.lead')}</p>
      <p className={styles.tables}>
        {(['xlsx', 'csv'] as const).map((format) => (
          <a key={format} href={addressOf(exportApplicationsCall, { realm, id, format })} download>
            {t(`office-registrations:export.${format}`)}
          </a>
        ))}
      </p>
      <p className="note">{t('office-registrations:export.note')}</p>
    </div>
  );
}

interface RowProps {
  readonly one: StaffApplicationAnswer;
  readonly words: ReturnType<typeof useActivityWords>;
  readonly activity: string;
}

function ApplicationRow({ one, words, activity }: RowProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const state = words.state(one);
  const { code, age, at, content, proofs, points } = one;
  const facts = [
    t('office-registrations:age', { count: age }),
    content.wishes.map(words.group).join(' → '),
    ...(points > 0 ? [t('office-registrations:points', { count: points })] : []),
    ...(proofs.length > 0 ? [t('office-registrations:proofs', { count: proofs.length })] : []),
    moment(at),
  ];
  return (
    <li>
      <OfficeLink href={staffApplicationHref(activity, code)}>{words.who(one)}</OfficeLink>
      <span className={styles.chips}>
        <code className={styles.code}>{code}</code>
        <span className={styles.chip} data-tone={state === 'undecided' ? 'waits' : state}>
          {t(`office-registrations:state.${state}`)}
        </span>
        {hasOpenAppeal(one) && (
          <span className={styles.chip} data-tone="waits">
            {t('office-registrations:state.appeal')}
          </span>
        )}
        {isLate(one) && (
          <span className={styles.chip} data-tone="waits">
            {t(`office-registrations:state.${one.isUnpaid ? 'unpaid' : 'late'}`)}
          </span>
        )}
      </span>
      <small>{facts.join(' · ')}</small>
    </li>
  );
}
