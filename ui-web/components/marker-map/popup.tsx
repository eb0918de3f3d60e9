import { type KeyboardEvent, useEffect, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Link } from '../link/link.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';
import { Words } from '../wording/wording.tsx';
import type { Pin } from './clusters.ts';
import styles from './marker-map.module.css';
import { type MarkerMapWords, pinName } from './words.ts';

/** At one spot, more names than this are only counted. */
const most = 50;

interface PopupProps {
  readonly pin: Pin;
  readonly words: MarkerMapWords;
  readonly onClose: () => void;
}

/** What is at a pin, with links to its pages. It takes the focus when it opens: keyed by its pin. */
export function Popup({ pin, words, onClose }: PopupProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  const shown = pin.places.slice(0, most);
  const name = pinName(pin, words);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, wherever in it the focus is
    <div
      ref={box}
      className={styles.popup}
      role="group"
      aria-label={name}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {pin.places.length > 1 && <p>{name}</p>}
      <PlainList className={styles.members}>
        {shown.map((place) => (
          <li key={place.id}>
            {place.href === null ? (
              <b>
                <Words of={place.name} />
              </b>
            ) : (
              <Link href={place.href}>
                <Words of={place.name} />
              </Link>
            )}
            {place.detail !== undefined && <p className="note">{place.detail}</p>}
          </li>
        ))}
      </PlainList>
      {pin.places.length > most && <p className="note">{words.more(pin.places.length - most)}</p>}
      <IconButton icon="cross" label={words.close} className={styles.close} onClick={onClose} />
    </div>
  );
}
