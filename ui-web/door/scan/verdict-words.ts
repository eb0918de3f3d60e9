import { clockOf, dayAndClock } from '#ui-web/device/clock-words.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { PlannedEvent } from '#domain/tickets/door/door-plan.ts';
import type { Direction } from '#domain/tickets/door/door-scan.ts';
import type { DoorVerdict } from '#domain/tickets/door/verdict.ts';
import type { Speech } from '#ui-web/speech.ts';
import { lookOf, signalOf } from './verdict-look.ts';
import type { ShownTicket } from '../here/scan-ticket.ts';

/** What a verdict is explained with. */
export interface VerdictPlace {
  readonly plan: PlannedEvent;
  readonly timeZone: TimeZone;
  readonly direction: Direction;
}

/** The words of a verdict. */
export interface VerdictWords {
  readonly title: string;
  readonly lines: readonly string[];
  readonly sound: string;
}

const iso = (at: number): string => new Date(at).toISOString();

/** Why, in a sentence; null if the title says it all. */
function reason(
  verdict: DoorVerdict,
  { t, language }: Speech,
  { plan, timeZone }: VerdictPlace,
): string | null {
  const doorName = (id: string) => plan.doors.find((door) => door.id === id)?.name ?? '';
  const { kind } = verdict;
  if (kind === 'used') {
    const values = { at: clockOf(iso(verdict.at), timeZone), door: doorName(verdict.door) };
    return t(values.door === '' ? 'door:why.usedSomewhere' : 'door:why.used', values);
  }
  if (kind === 'wrongSession') {
    const session = plan.event.sessions.find(({ id }) => id === verdict.session);
    return t('door:why.wrongSession', {
      session: session === undefined ? '' : dayAndClock(iso(session.startsAt), timeZone, language),
    });
  }
  if (kind === 'wrongDoor')
    return t('door:why.wrongDoor', { doors: verdict.doors.map(({ name }) => name).join(', ') });
  if (kind === 'tooEarly') return t('door:why.tooEarly', { at: clockOf(iso(verdict.opensAt), timeZone) });
  if (kind !== 'question') return kind === 'ok' ? null : t(`door:why.${kind}`);
  const { why } = verdict;
  if (why.kind === 'proof') return t('door:why.proof');
  const since = clockOf(iso(why.since), timeZone);
  if (why.kind === 'letters') return t('door:why.letters', { since });
  return t('door:why.elsewhere', { since, door: why.owner?.name ?? '' });
}

/** The title, what is below it, and how it sounds. */
export function verdictWords(
  verdict: DoorVerdict,
  ticket: ShownTicket | null,
  speech: Speech,
  place: VerdictPlace,
): VerdictWords {
  const { t, said } = speech;
  const title =
    verdict.kind === 'ok' && place.direction === 'out'
      ? t('door:verdict.out')
      : t(`door:verdict.${verdict.kind}`);
  const type = ticket === null || ticket.type === null ? null : said(ticket.type).text;
  const seat = ticket?.seat === null || ticket === null ? null : t('door:seat', { seat: ticket.seat });
  const initials =
    lookOf(verdict) === 'ask' && ticket !== null && ticket.initials !== ''
      ? t('door:nameOf', { initials: ticket.initials })
      : null;
  const lines = [type, seat, reason(verdict, speech, place), initials].filter((line) => line !== null);
  return { title, lines, sound: t(`door:sound.${signalOf(verdict)}`) };
}
