import type { VoteDay } from '#adapters/wire/voting-desk/day.ts';
import { plainDecimal } from '#application/text/numbers.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import styles from './day.module.css';

/** How a check of the vote came out: `idle` is neither good nor bad. */
type Look = 'good' | 'bad' | 'idle';

function Check({
  title,
  words,
  look,
}: {
  readonly title: string;
  readonly words: string;
  readonly look: Look;
}) {
  return (
    <li className={styles[look]}>
      <p>{title}</p>
      <small>{words}</small>
    </li>
  );
}

const copyLooks = { none: 'bad', old: 'bad', fresh: 'good' } as const;
const kioskLooks = { waiting: 'idle', on: 'good', silent: 'bad' } as const;

/** Tenths of a second after which voters wait too long. */
const slow = 30;

/** What is checked of a vote while it goes on: its votes and census, the copies, how long voters wait, and the kiosks. */
export function DayHealth({ day }: { readonly day: VoteDay }) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { stored, census, copies, wait, kiosks } = day;
  const at = (instant: string | null) => (instant === null ? '' : moment(instant));
  return (
    <section className={styles.panel} aria-labelledby="salud">
      <h2 id="salud">{t('office-polling:health.title')}</h2>
      <p className={styles.hint}>{t('office-polling:health.hint')}</p>
      <ul role="list" className={styles.list}>
        <Check
          title={t('office-polling:health.stored.title')}
          words={t(`office-polling:health.stored.${stored}`)}
          look={stored === 'different' ? 'bad' : 'good'}
        />
        <Check
          title={t('office-polling:health.census.title')}
          words={t(`office-polling:health.census.${census}`)}
          look={census === 'changed' ? 'bad' : 'good'}
        />
        <Check
          title={t('office-polling:health.copies.title')}
          words={t(`office-polling:health.copies.${copies.state}`, { at: at(copies.last) })}
          look={copyLooks[copies.state]}
        />
        <Check
          title={t('office-polling:health.wait.title')}
          words={
            wait === null
              ? t('office-polling:health.wait.few')
              : t('office-polling:health.wait.median', { seconds: plainDecimal(wait, 1) })
          }
          look={wait === null ? 'idle' : wait > slow ? 'bad' : 'good'}
        />
        {kiosks.map(({ name, seen, state }) => (
          <Check
            key={name}
            title={t('office-polling:health.kiosk.title', { name })}
            words={t(`office-polling:health.kiosk.${state}`, {
              at: seen === null ? t('office-polling:health.kiosk.never') : at(seen),
            })}
            look={kioskLooks[state]}
          />
        ))}
      </ul>
    </section>
  );
}
