import { useMemo, useRef, useState } from 'react';
import type { Look } from '../map/drawn-map.ts';
import { MapFrame, type Tiles } from '../map/map-frame.tsx';
import type { Position } from '../map/position.ts';
import { type LoadMap, useDrawnMap } from '../map/use-drawn-map.ts';
import { canBeSplit, markerZooms, type Pin, pinsAt } from './clusters.ts';
import { useFit, usePlacesInSight, useSigns } from './follow-places.ts';
import { classNames } from '../class-names.ts';
import styles from './marker-map.module.css';
import { movedLook } from './moved-look.ts';
import { useOnPaper } from '../use-on-paper.ts';
import { PinList } from './pin-list.tsx';
import { PlaceNames } from './place-names.tsx';
import { type MapPlace, type PlacesOnMap, placesOnMap } from './places.ts';
import { Popup } from './popup.tsx';
import type { MarkerMapWords } from './words.ts';

interface MarkerMapProps {
  readonly id: string;
  /** The same object while the language is the same. */
  readonly words: MarkerMapWords;
  /** The middle of the town. */
  readonly centre: Position;
  readonly tiles: Tiles | null;
  /** Up to 10,000; the same array as long as nothing changed. */
  readonly places: readonly MapPlace[];
  /** The place whose popup is open, by id. */
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
  /** The target of the skip link, if it is not the list under the map. */
  readonly after?: string;
  readonly load?: LoadMap;
  /** It has the whole width of the page: its list is beside it if there is room. */
  readonly wide?: boolean;
}

const isSeen = ({ position: { lat, lng } }: Pin, look: Look) =>
  lat >= look.south && lat <= look.north && lng >= look.west && lng <= look.east;

/**
 * A map of many places: near ones share a pin, each pin opens a popup or zooms in, and a list has the same in words.
 * Without its library or its tiles it still shows its list and opens popups.
 */
export function MarkerMap(props: MarkerMapProps) {
  const { words, places, centre } = props;
  const found = useMemo(() => placesOnMap(places, centre), [places, centre]);
  const onPaper = useOnPaper();
  const { placed, leftOut } = found;
  // There are entries without any place: a map without markers would look broken.
  if (placed.length === 0 && leftOut > 0) return <p className="note">{words.leftOut(leftOut)}</p>;
  return (
    <>
      <MapOfPlaces {...props} {...found} />
      {/* Unless a list of the page has the same. */}
      {onPaper && props.after === undefined && <PlaceNames places={placed} words={words} />}
    </>
  );
}

/** Returns the focus to the element that had it, or to the map. */
function focusAgain(to: Element | null, map: HTMLElement | null): void {
  // Safari does not focus the button that is pressed.
  if (to instanceof HTMLElement && to !== document.body && to.isConnected) to.focus();
  else map?.focus();
}

function MapOfPlaces(props: MarkerMapProps & PlacesOnMap) {
  const { id, words, centre, tiles, chosen, onChoose, after = `${id}-list`, placed, leftOut } = props;
  const target = useRef<HTMLDivElement>(null);
  const { map, look, trouble, waiting } = useDrawnMap(
    { centre, zooms: markerZooms, tiles, load: props.load },
    target,
  );
  // Between two zooms the pins of the lower one are shown.
  const zoom = Math.floor(look?.zoom ?? markerZooms.first);
  const pins = useMemo(() => pinsAt(placed, zoom, chosen), [placed, zoom, chosen]);
  const seen = useMemo(() => (look === null ? pins : pins.filter((pin) => isSeen(pin, look))), [pins, look]);
  // The pin whose list is open, with the places it was made of; it is closed when they change.
  const [crowd, setCrowd] = useState<{ readonly pin: Pin; readonly of: typeof placed } | null>(null);
  const back = useRef<Element | null>(null);

  const pick = (pin: Pin) => {
    back.current = document.activeElement;
    const [first, ...others] = pin.places;
    setCrowd(null);
    if (others.length === 0) return onChoose(first.id);
    if (map !== null && canBeSplit(pin)) return map.fit(pin.places.map(({ position }) => position));
    onChoose(null);
    setCrowd({ pin, of: placed });
  };
  const close = () => {
    setCrowd(null);
    onChoose(null);
    focusAgain(back.current, target.current);
  };
  useSigns({ map, pins: seen, chosen, words, pick });
  useFit(map, placed);
  const spot = placed.find(({ id: one }) => one === chosen)?.position;
  usePlacesInSight(map, look, spot);
  const met = crowd?.of === placed ? crowd.pin : null;
  const open = met ?? pins.find((pin) => pin.places.length === 1 && pin.places[0].id === chosen);
  return (
    <div className={classNames(styles.part, props.wide && styles.wide)}>
      <MapFrame
        id={id}
        target={target}
        map={map}
        words={words}
        tiles={tiles}
        trouble={trouble}
        waiting={waiting}
        onKeyDown={(event) => movedLook(map, event)}
        tall
        skip={
          <a className={styles.skip} href={`#${after}`}>
            {words.skip}
          </a>
        }
      >
        {open && <Popup key={open.key} pin={open} words={words} onClose={close} />}
      </MapFrame>
      <PinList id={`${id}-list`} pins={seen} chosen={chosen} words={words} onPick={pick} />
      {leftOut > 0 && <p className="note">{words.leftOut(leftOut)}</p>}
    </div>
  );
}
