import type { Application } from '#domain/registrations/applicants/application.ts';
import { feeInParts } from '#domain/registrations/money/fee.ts';
import { takesOfPlace } from '#domain/registrations/places/place-pools.ts';
import type { GoodsAct } from '#domain/scarcity/goods-act.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { ActivityPlaces } from '../registration-ports.ts';

const hour = 3_600_000;

/** An application that is offered a place: it stays in the lists of the wishes that it wants more. */
export function offeringPlace(
  { activity }: ActivityPlaces,
  application: Application,
  { group, segment, at }: { readonly group: string; readonly segment: string; readonly at: Instant },
): { readonly after: Application; readonly acts: readonly GoodsAct[] } {
  const offers = application.offers + 1;
  const grant = `${application.code}-${offers}`;
  const until = at + activity.offerHours * hour;
  const wanted = application.wishes.slice(0, application.wishes.indexOf(group));
  const hold: GoodsAct = {
    kind: 'hold',
    grant,
    holder: application.holder,
    takes: takesOfPlace(group, segment),
    until,
    uses: 1,
  };
  return {
    after: {
      ...application,
      state: 'offered',
      place: { group, segment, grant },
      until,
      offers,
      ...feeInParts(activity, application, at),
      lines: application.lines.filter((line) => wanted.includes(line)),
    },
    acts: [hold],
  };
}
