import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { openLines } from '../../contents/open-lines.ts';

/** Between two rounds for one event, however many look at their place in its line. */
const between = 1000;

/** Serves the line of an event because somebody in it looks: of many at the same time, once. */
export function servingLines(council: ServerParts) {
  const rounds = new Map<string, { readonly round: Promise<void>; readonly at: number }>();
  return async (good: GoodId, event: TicketedEvent): Promise<void> => {
    const name = `${good.realm} ${good.good}`;
    const last = rounds.get(name);
    const now = council.clock.now();
    if (last !== undefined && now - last.at < between && now >= last.at) return last.round;
    const round = (last?.round ?? Promise.resolve())
      .catch(() => {})
      .then(() => openLines(council).event(good, event));
    rounds.set(name, { round, at: now });
    return round;
  };
}
