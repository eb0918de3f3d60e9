import { minutesToGo, pocketDays } from '#domain/pocket/pocket-days.ts';
import type { PocketEntry } from '#domain/pocket/pocket-entry.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { PocketPartProps } from '../part-props.ts';
import styles from '../pocket.module.css';
import { pocketEntries } from '../things/entries.ts';
import { useWhen } from '../when-words.ts';
import { EmptyPocket } from './empty-pocket.tsx';
import { EntryRow } from './entry-row.tsx';
import { OpenedPass } from './opened-pass.tsx';
import { OwnThings } from './own-things.tsx';
import { useLinesAhead } from './use-lines-ahead.ts';
import { VoucherCards } from './voucher-card.tsx';

/** What is on today, and everything else that is the reader's. */
export function TodayPart({ page, presenter }: PocketPartProps) {
  const { t } = useSpeech();
  const { council, site } = usePlace();
  const { day, capital } = useWhen();
  const now = council.clock.now();
  const entries = pocketEntries(page.held);
  const { today, later } = pocketDays(entries, now, site.timeZone);
  useLinesAhead([...today, ...later], !page.isAsking, presenter);
  if (page.opened !== null)
    return <OpenedPass id={page.opened} page={page} onClose={() => presenter.open(null)} />;
  return (
    <>
      <ScreenTitle of={t('pocket:today.title', { day: day(now) })} page={t('pocket:title')} />
      {isEmpty(page) && !page.isAsking ? (
        <EmptyPocket />
      ) : (
        <>
          <Entries entries={today} now={now} open={presenter.open} />
          {today.length === 0 && <p>{t(page.isAsking ? 'pocket:today.asking' : 'pocket:today.none')}</p>}
          {later.length > 0 && (
            <section className={styles.section} aria-labelledby="later">
              <h2 id="later">{t('pocket:today.later')}</h2>
              {groupedByDay(later, site.timeZone).map((ofDay) => (
                <div key={ofDay[0]?.at}>
                  <h3 className={styles.day}>{capital(day(ofDay[0]?.at ?? now))}</h3>
                  <Entries entries={ofDay} now={now} open={presenter.open} />
                </div>
              ))}
            </section>
          )}
          <VoucherCards page={page} open={presenter.open} />
          <OwnThings page={page} />
        </>
      )}
    </>
  );
}

interface EntriesProps {
  readonly entries: readonly PocketEntry[];
  readonly now: number;
  readonly open: (id: string) => void;
}

function Entries({ entries, now, open }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <PlainList className={styles.entries}>
      {entries.map((entry) => (
        <EntryRow
          key={entry.id}
          entry={entry}
          minutes={minutesToGo(entry.at, now)}
          onOpen={() => open(entry.id)}
        />
      ))}
    </PlainList>
  );
}

/** Entries in order, those of a day together. */
function groupedByDay(entries: readonly PocketEntry[], zone: string): readonly (readonly PocketEntry[])[] {
  return Object.values(Object.groupBy(entries, ({ at }) => dayAt(at, zone))).map((ofDay) => ofDay ?? []);
}

const isEmpty = ({ held, requests, follows, votes }: PocketPartProps['page']): boolean =>
  Object.values(held).every((things) => things.length === 0) &&
  requests.length === 0 &&
  follows.length === 0 &&
  !votes.some(({ hasTakenPart }) => hasTakenPart);
