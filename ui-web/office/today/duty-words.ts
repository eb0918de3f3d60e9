import type { TFunction } from 'i18next';
import type { DutyWire, PlannedChangeWire } from '#adapters/wire/office/today.ts';
import { formatClock, formatWeekday } from '#application/text/dates.ts';
import { isOfDocument } from '#domain/office/duties/document-changes.ts';
import type { CalendarDay, TimeZone } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { counterHref } from '../counter/counter-href.ts';
import { eventOfficeHref } from '../tickets/event-office-href.ts';
import { venueHref } from '../venues/venue-href.ts';
import { activityHref, waitingApplicationsHref } from '../registrations/activity-href.ts';
import { documentHref } from '../documents/list/list-query.ts';

/** In which language and zone words are said. */
export interface Saying {
  readonly t: TFunction;
  readonly language: Language;
  readonly zone: TimeZone;
}

/** How urgent a reason is: over, soon, or neither. */
export type Tone = 'late' | 'soon' | 'calm';

const longWait = 10;

/** The tone of a reason. Words say it too: colour alone says nothing. */
export function toneOf({ reason }: Pick<DutyWire, 'reason'>): Tone {
  if (reason.kind === 'overdue') return 'late';
  if (reason.kind === 'daysLeft' && reason.days === 0) return 'soon';
  if (
    reason.kind === 'silent' ||
    ((reason.kind === 'came' || reason.kind === 'handedOver') && reason.days >= longWait)
  )
    return 'soon';
  return 'calm';
}

/** A moment as its day and hour. What ends, ends in the last minute of its day. */
export function momentWords(
  { at, day }: Pick<PlannedChangeWire, 'at' | 'day'>,
  { language, zone }: Saying,
): string {
  const instant = Date.parse(at);
  const clock = formatClock(instant, zone, language);
  const isMidnight = /^0[.:]00$/u.test(clock);
  const shown = isMidnight ? formatClock(instant - 60_000, zone, language) : clock;
  return `${formatWeekday(day as CalendarDay, language)}, ${shown}`;
}

/** Why something waits. */
export function reasonWords({ reason, due }: Pick<DutyWire, 'reason' | 'due'>, saying: Saying): string {
  const { t } = saying;
  switch (reason.kind) {
    case 'overdue':
    case 'daysLeft':
    case 'came':
    case 'silent':
      return reason.days === 0
        ? t(`office-today:reason.${reason.kind}Today`)
        : t(`office-today:reason.${reason.kind}`, { count: reason.days });
    case 'handedOver':
      return t(`office-today:reason.handedOver${reason.days === 0 ? 'Today' : ''}`, { count: reason.days });
    case 'reported':
    case 'undecided':
    case 'appeals':
    case 'unpaid':
    case 'uncalled':
    case 'owed':
      return t(`office-today:reason.${reason.kind}`, { count: reason.count });
    case 'personalData': {
      const [first] = reason.looksLike;
      return t(`office-today:reason.personal.${first ?? 'phone'}`);
    }
    case 'changes':
      return due === null ? '' : momentWords({ at: reason.at, day: due }, saying);
    default:
      return t(`office-today:reason.${reason.kind}`);
  }
}

/** The editor of a document that a duty names by its collection and its id. */
function hrefOfDocument(subject: string): string {
  const [collection = '', ...id] = subject.split('/');
  return documentHref(collection, id.join('/'));
}

/** The applications that are the reason; what waits for a signature is on the page of the activity. */
function hrefOfRegistrations(activity: string, { kind }: DutyWire['reason']): string {
  if (kind === 'undecided' || kind === 'unpaid') return waitingApplicationsHref(activity, kind);
  return kind === 'appeals' ? waitingApplicationsHref(activity, 'appeal') : activityHref(activity);
}

/** What of a duty decides where its action leads. */
type LeadingDuty = Pick<DutyWire, 'kind' | 'subject' | 'reason'>;

/** Where the action of a duty leads. */
export function addressOfDuty({ kind, subject, reason }: LeadingDuty): string {
  const name = encodeURIComponent(subject);
  switch (kind) {
    case 'request':
      return `/gestion/solicitudes/${name}`;
    case 'comment':
      return `/gestion/comentarios/${name}`;
    case 'proposal':
      return `/gestion/propuestas/${name}`;
    case 'hall':
      return venueHref(subject.split('/')[0] ?? '', 'solicitudes');
    case 'visitCall':
      return counterHref(subject, 'citas');
    case 'registration':
      return hrefOfRegistrations(subject, reason);
    case 'applicantCall':
      return activityHref(subject);
    case 'draw':
      return `/gestion/sorteos/${name}`;
    case 'callOff':
    case 'buyerCall':
      return eventOfficeHref(subject, 'ventas');
    case 'intranet':
      return `/gestion/intranet#${subject}`;
    case 'ticketRefund':
      return eventOfficeHref(subject, 'devoluciones');
    case 'paymentRefund':
      return `/gestion/pagos/${name}`;
    case 'shopPhoto':
      return `/gestion/bonos/tiendas/${name}`;
    case 'grant':
      return '/gestion/personas';
    case 'document':
      return hrefOfDocument(subject);
    case 'vote':
      return `/gestion/encuestas/${name}`;
    case 'change':
      if (reason.kind === 'changes' && isOfDocument(reason)) return hrefOfDocument(subject);
      return `/procesos-participativos/${name}`;
    case 'work':
      return `/gestion/obras/${name}`;
  }
}

/** Days as tiles: gone, today, left, or over. */
export type DayTile = 'gone' | 'today' | 'left' | 'over' | 'gap';

const mostTiles = 10;
const monthLength = 30;
const tiles = (tile: DayTile, count: number): readonly DayTile[] =>
  Array.from({ length: Math.min(count, mostTiles) }, () => tile);

/** The tiles of a reason; none for one that has no days. More than ten say no more than the words beside them. */
export function tilesOf({ kind, reason }: Pick<DutyWire, 'kind' | 'reason'>): readonly DayTile[] {
  switch (reason.kind) {
    case 'overdue':
      return tiles('over', reason.days);
    case 'daysLeft':
      return ['today', ...tiles('left', Math.min(reason.days, mostTiles - 1))];
    case 'came':
      return kind === 'proposal' ? [...tiles('gone', Math.min(reason.days, mostTiles - 1)), 'today'] : [];
    case 'silent':
      return tiles('gap', Math.floor(reason.days / monthLength));
    default:
      return [];
  }
}
