import type { Coordinates } from '#domain/shared/coordinates.ts';
import { positionText } from '#ui-web/components/map/position.ts';
import { SpotMap } from '#ui-web/components/marker-map/spot-map.tsx';
import { useMarkerWords } from '#ui-web/shell/words/marker-words.ts';
import { townMap } from '#ui-web/shell/town-map.ts';
import { useTown } from '#ui-web/shell/use-town.ts';
import { useSpeech } from '#ui-web/speech.ts';

interface WhereProps {
  readonly at: Coordinates;
  /** "Raval"; empty if the town has no name for it. */
  readonly area: string;
}

/** The place of the proposal: in words, and on a map. */
export function Where({ at, area }: WhereProps) {
  const { t } = useSpeech();
  const words = useMarkerWords('proposals:one.where', 'proposals:count');
  const town = useTown();
  const [north, south, east, west] = ['north', 'south', 'east', 'west'].map((one) => t(`request:map.${one}`));
  const compass = { north: north ?? '', south: south ?? '', east: east ?? '', west: west ?? '' };
  const position = positionText(at, compass);
  return (
    <section className="stack stack-16 stretch" aria-labelledby="where">
      <h2 id="where">{t('proposals:one.where')}</h2>
      <p>{area === '' ? position : `${area} (${position})`}</p>
      {town !== undefined && (
        <SpotMap
          id="proposal-map"
          words={{ ...words, keys: t('markers:keysOnly') }}
          tiles={townMap(town).tiles}
          at={at}
        />
      )}
    </section>
  );
}
