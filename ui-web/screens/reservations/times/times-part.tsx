import { formatWeekday } from '#application/text/dates.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { ReservationsPresenter } from '../presenter.ts';
import { type OpenVenue, type ReservationsPage, timeViews } from '../state.ts';
import { NoFreeTime } from './nothing-free.tsx';
import { LengthChoice, PlaceChoice } from './place-choice.tsx';
import { TimesKey } from './times-key.tsx';
import { TimesList } from './times-list.tsx';
import { TimesTable } from './times-table.tsx';
import {
  dayGrid,
  dayHead,
  dayAlone,
  type TimesMatter,
  weekCaption,
  weekGrid,
  weeksAround,
} from './times-view.ts';
import styles from './times.module.css';

interface PartProps {
  readonly open: OpenVenue;
  readonly page: ReservationsPage;
  readonly presenter: ReservationsPresenter;
}

/** What, for how long and when: the times of a venue, as a table or as lists. */
export function TimesPart({ open, page, presenter }: PartProps) {
  const { council, site } = usePlace();
  const { entry } = page;
  const matter: TimesMatter = { open, entry, zone: site.timeZone, now: council.clock.now() };
  const choose = (place: string, start: string) => presenter.write({ place, start });
  return (
    <div className={styles.part} id="times">
      <PlaceChoice {...{ open, entry, presenter }} />
      <LengthChoice {...{ open, entry, presenter }} />
      <ViewChoice entry={entry} presenter={presenter} />
      <div className={styles.matter} aria-busy={page.isTurning || undefined}>
        {entry.view === 'week' && <WeekView matter={matter} choose={choose} />}
        {entry.view === 'day' && <DayView matter={matter} choose={choose} presenter={presenter} />}
        {entry.view === 'list' && <TimesList grid={weekGrid(matter)} chosen={entry.start} choose={choose} />}
      </div>
      <TimesKey venue={open.venue} />
      <NoFreeTime matter={matter} choose={choose} turn={presenter.turn} />
      <Turning matter={matter} presenter={presenter} />
    </div>
  );
}

function ViewChoice({ entry, presenter }: Pick<ReservationsPage, 'entry'> & Pick<PartProps, 'presenter'>) {
  const { t } = useSpeech();
  return (
    <div className={styles.tools}>
      <div className={styles.chips} role="group" aria-label={t('reservations:view.label')}>
        {timeViews.map((view) => (
          <button
            key={view}
            type="button"
            className={styles.chip}
            aria-pressed={entry.view === view}
            onClick={() => presenter.write({ view })}
          >
            {t(`reservations:view.${view}`)}
          </button>
        ))}
      </div>
      <BetweenHours entry={entry} presenter={presenter} />
    </div>
  );
}

function BetweenHours({ entry, presenter }: Pick<ReservationsPage, 'entry'> & Pick<PartProps, 'presenter'>) {
  const { t } = useSpeech();
  return (
    <label className={styles.all}>
      <input
        type="checkbox"
        checked={entry.showsAll}
        onChange={(event) => presenter.write({ showsAll: event.target.checked })}
      />
      {t('reservations:view.all')}
    </label>
  );
}

interface ViewProps {
  readonly matter: TimesMatter;
  readonly choose: (place: string, start: string) => void;
}

function WeekView({ matter, choose }: ViewProps) {
  const speech = useSpeech();
  const { entry } = matter;
  const { rows, columns, free } = weekGrid(matter);
  const place = speech.said(columns[0]?.place.title).text;
  return (
    <TimesTable
      caption={weekCaption(matter, free, place, speech)}
      rows={rows}
      columns={columns.map(({ day, place: of, isToday, slots }) => ({
        key: day.day,
        day,
        place: { id: of.id, title: place },
        head: <DayHead day={day.day} isToday={isToday} />,
        isToday,
        slots,
      }))}
      isWide={false}
      chosen={entry}
      choose={choose}
    />
  );
}

function DayHead({ day, isToday }: { readonly day: string; readonly isToday: boolean }) {
  const speech = useSpeech();
  const { short, number } = dayHead(day, speech);
  return (
    <>
      <span aria-hidden="true">
        {isToday ? speech.t('reservations:times.today') : short}
        <b>{number}</b>
      </span>
      <span className="visually-hidden">{formatWeekday(day as CalendarDay, speech.language)}</span>
    </>
  );
}

/** All places on a day: whether a pavilion and its courts are free, and why they are not. */
function DayView({ matter, choose, presenter }: ViewProps & Pick<PartProps, 'presenter'>) {
  const speech = useSpeech();
  const { t, language, said } = speech;
  const { entry, open } = matter;
  const { rows, columns } = dayGrid(matter);
  const shown = dayAlone(matter)?.day;
  return (
    <>
      <div className={styles.chips} role="group" aria-label={t('reservations:times.whichDay')}>
        {open.week.days.map(({ day }) => (
          <button
            key={day}
            type="button"
            className={styles.chip}
            aria-pressed={day === shown}
            onClick={() => presenter.write({ day })}
          >
            <span aria-hidden="true">
              {dayHead(day, speech).short} {dayHead(day, speech).number}
            </span>
            <span className="visually-hidden">{formatWeekday(day as CalendarDay, language)}</span>
          </button>
        ))}
      </div>
      <TimesTable
        caption={shown === undefined ? '' : formatWeekday(shown as CalendarDay, language)}
        rows={rows}
        columns={columns.map(({ day, place, isToday, slots }) => ({
          key: place.id,
          day,
          place: { id: place.id, title: said(place.title).text },
          head: said(place.title).text,
          isToday,
          slots,
        }))}
        isWide
        chosen={entry}
        choose={choose}
      />
    </>
  );
}

/** To the week before and to the next one, as far as somebody may reserve. */
function Turning({ matter, presenter }: Pick<ViewProps, 'matter'> & Pick<PartProps, 'presenter'>) {
  const { t } = useSpeech();
  const { today, before, next, isBefore, isNext } = weeksAround(matter);
  const show = (day: CalendarDay) => void presenter.turn({ first: day <= today ? '' : day });
  return (
    <div className={styles.turning}>
      {isBefore && (
        <Button look="outline" size="short" onClick={() => show(before)}>
          {t('reservations:times.before')}
        </Button>
      )}
      {isNext && (
        <Button look="outline" size="short" iconAfter="arrow" onClick={() => show(next)}>
          {t('reservations:times.next')}
        </Button>
      )}
    </div>
  );
}
