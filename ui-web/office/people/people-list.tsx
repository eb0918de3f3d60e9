import { Link } from '#ui-web/components/link/link.tsx';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOfficeMoment } from '../parts/use-moment.ts';
import { Letter } from '../parts/letter.tsx';
import { useOffice } from '../shell/office-context.ts';
import styles from './people.module.css';
import type { ListedPerson } from './person.ts';

interface PeopleListProps {
  readonly people: readonly ListedPerson[];
  readonly chosen: string | null;
  readonly open: (id: string) => void;
  /** The id of the reader. */
  readonly own: string | null;
  /** The person beside it is what a phone shows. */
  readonly isAside: boolean;
}

const columns = ['person', 'roles', 'keys', 'in'] as const;

/** The people of the office, in a table. */
export function PeopleList({ people, chosen, open, own, isAside }: PeopleListProps) {
  const { t } = useSpeech();
  return (
    <div className={classNames(styles.list, isAside && styles.aside)}>
      <table>
        <thead>
          <tr>
            {columns.map((one) => (
              <th key={one} scope="col">
                {t(`office-people:column.${one}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((one) => (
            <Row key={one.id} person={one} isChosen={one.id === chosen} isOwn={one.id === own} open={open} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly person: ListedPerson;
  readonly isChosen: boolean;
  readonly isOwn: boolean;
  readonly open: (id: string) => void;
}

function Row({ person, isChosen, isOwn, open }: RowProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const moment = useOfficeMoment();
  const now = council.clock.now();
  const valid = person.grants.filter(({ until }) => until === null || Date.parse(until) > now);
  return (
    <tr className={classNames(isChosen && styles.chosen)} aria-current={isChosen || undefined}>
      <th scope="row">
        <span className={styles.who}>
          <Letter name={person.name} size="small" />
          <span className={styles.names}>
            <Link
              href={`/gestion/personas/${person.id}`}
              onClick={(event) => {
                event.preventDefault();
                open(person.id);
              }}
            >
              {person.name}
            </Link>
            {isOwn && <small>{t('office-people:you')}</small>}
            {person.email !== null && <small>{person.email}</small>}
          </span>
        </span>
      </th>
      <td>
        <span className={styles.roles}>
          {valid.map(({ role, scope, from }) => (
            <span key={`${role} ${scope}`} className={classNames(styles.role, from === null && styles.waits)}>
              {t(`office-people:roles.${role}.name`)}
            </span>
          ))}
          {valid.length === 0 && <span className="note">{t('office-people:noRoles')}</span>}
        </span>
      </td>
      <td>
        {person.state === 'active' ? (
          <>
            {person.passkeys.length}{' '}
            {person.passkeys.length < 2 && (
              <span className={styles.warned}>{t('office-people:noSpare')}</span>
            )}
          </>
        ) : (
          <span className={styles.warned}>{t(`office-people:state.${person.state}`)}</span>
        )}
      </td>
      <td>{person.signedIn === null ? t('office-people:never') : moment(person.signedIn.at)}</td>
    </tr>
  );
}
