import { lazy, useEffect, useRef, useState } from 'react';
import { whenSeen } from '#ui-web/components/when-seen.ts';
import { AddedPart } from '#ui-web/shell/routing/added-part.tsx';
import styles from './lazy-map.module.css';

/**
 * Exported by the page of the associations, whose parts it uses: a script of its own would be loaded by every later
 * page.
 */
const AssociationsMap = lazy(async () => ({
  default: (await import('#ui-web/screens/associations/associations-map.tsx')).AssociationsMap,
}));

const room = <div className={styles.room} />;

/**
 * The map of the associations, loaded when the reader scrolls near it: its library and all associations are larger
 * than the rest of the page. If the browser cannot observe that, or the map does not load, the link to the whole
 * directory stays.
 */
export function LazyAssociationsMap() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || near || !('IntersectionObserver' in window)) return undefined;
    return whenSeen(element, () => setNear(true));
  }, [near]);
  if (!('IntersectionObserver' in window)) return null;
  if (!near) return <div ref={place}>{room}</div>;
  return (
    <AddedPart meanwhile={room}>
      <AssociationsMap />
    </AddedPart>
  );
}
