import type { CalendarDay } from '../../shared/calendar-day.ts';
import { liveCountStep } from '../results-visibility.ts';
import { type DeskCounts, paperMarks, webMarks } from './desk-counts.ts';
import { inSteps, tellCounts, type ToldCount } from './told-counts.ts';

/** How many had voted in all when a day was over. */
export interface DayTurnout {
  readonly day: CalendarDay;
  readonly count: number;
}

/** What is counted of a vote at a moment. */
export interface CountedTurnout {
  /** The marks of the main survey. */
  readonly marks: number;
  readonly desk: DeskCounts;
  /** The days that are over, the first one first. */
  readonly days: readonly DayTurnout[];
  readonly today: CalendarDay;
  /** The ids of the boxes, in their order. */
  readonly boxes: readonly string[];
}

/** A part of the turnout by channel: a box has its id. */
export type ChannelKind = 'web' | 'assisted' | 'paper';

/** Turnout as it may be told to those who read it. */
export interface ToldTurnout {
  readonly total: number;
  readonly days: readonly { readonly day: CalendarDay; readonly told: ToldCount }[];
  /** Null with fewer than 25 paper ballots in all: then no figure of a channel is told. */
  readonly channels:
    | readonly { readonly channel: ChannelKind; readonly box: string | null; readonly told: ToldCount }[]
    | null;
}

/** How many voted on each day: what had been counted by its end, less what had been by the end of the day before. */
function eachDay({ marks, days, today }: CountedTurnout): readonly DayTurnout[] {
  const past = days.filter(({ day }) => day < today);
  const ends = [...past, { day: today, count: marks }];
  return ends.map(({ day, count }, place) => ({
    day,
    count: Math.max(0, count - (ends[place - 1]?.count ?? 0)),
  }));
}

/**
 * Turnout in steps of 25, by day and by channel, with small parts hidden. Days and channels are two divisions of one total,
 * which is told once.
 */
export function tellTurnout(counted: CountedTurnout): ToldTurnout {
  const { marks, desk, boxes } = counted;
  const days = eachDay(counted);
  const byDay = tellCounts(days.map(({ count }) => count));
  const told = (parts: readonly ToldCount[], place: number): ToldCount => parts[place] as ToldCount;
  const channels = [
    { channel: 'web' as const, box: null, count: webMarks(marks, desk) - desk.assisted },
    // A town without kiosks has no such channel.
    ...(desk.assisted === 0 ? [] : [{ channel: 'assisted' as const, box: null, count: desk.assisted }]),
    ...boxes.map((box) => ({ channel: 'paper' as const, box, count: desk.paper.get(box) ?? 0 })),
  ];
  const byChannel = tellCounts(channels.map(({ count }) => Math.max(0, count)));
  return {
    total: inSteps(marks),
    days: days.map(({ day }, place) => ({ day, told: told(byDay.parts, place) })),
    channels:
      paperMarks(desk) < liveCountStep
        ? null
        : channels.map(({ channel, box }, place) => ({ channel, box, told: told(byChannel.parts, place) })),
  };
}
