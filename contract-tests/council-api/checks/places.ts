import { ask } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { type Finding, firstFinding, shown } from '../finding.ts';
import { docListIn, valueAt } from '../read-answer.ts';
import { isLeft } from '#domain/shared/result.ts';
import { type KnownTown, sourceAsks } from '../known-town.ts';

/** Zones of Spain; of a town elsewhere nothing is known that would show an exchange. */
const spanish: ReadonlySet<string> = new Set(['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta']);

/** Spain with its islands and Ceuta and Melilla, in whole degrees: latitude and longitude exchanged leave it. */
const isInSpain = (lat: unknown, lng: unknown) =>
  typeof lat === 'number' && typeof lng === 'number' && lat > 27 && lat < 44 && lng > -19 && lng < 5;

/** A place, if there is one, must be in the country. */
function outsideCountry(item: unknown, ...path: readonly string[]): Finding | null {
  const place = valueAt(item, ...path);
  if (place === undefined || place === null) return null;
  const [lat, lng] = [valueAt(place, 'lat'), valueAt(place, 'lng')];
  return isInSpain(lat, lng)
    ? null
    : { kind: 'value', where: path.join('.'), found: shown(place), expected: 'lat 27–44, lng −19–5' };
}

const regionAsk = ({ realm }: KnownTown) =>
  ask(`/api/regions/collections/all?region.realm=${encodeURIComponent(realm)}`);

/** Places: a latitude is never given as a longitude. */
export const placeChecks: readonly Check[] = [
  {
    id: 'reg-03',
    clause: '1-base §3',
    from: ['settings', 'proposals', 'associations'],
    trials: (town) =>
      spanish.has(town.zone)
        ? [
            trial(
              [regionAsk(town), sourceAsks(town.realm).proposals, sourceAsks(town.realm).associations],
              (...answers) =>
                firstFinding(answers, (answer) => {
                  const list = docListIn(answer);
                  // A list that cannot be read is what another check reports.
                  if (isLeft(list)) return null;
                  return firstFinding(
                    list.right.items,
                    (item) =>
                      outsideCountry(item, 'coordinates') ?? outsideCountry(item, 'region', 'coordinates'),
                  );
                }),
            ),
          ]
        : [],
  },
];
