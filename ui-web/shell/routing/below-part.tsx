import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';
import { whenSeen } from '#ui-web/components/when-seen.ts';

/**
 * A part that stands below the first screenful of its page: it is loaded and drawn once the reader comes near, so that who opens
 * the page waits for nothing that they do not see.
 *
 * @param Coming what is there before: with the part’s title and anchor, so that links lead to it
 */
export function belowPart<P extends object>(
  Part: ComponentType<P>,
  Coming: ComponentType<P>,
): ComponentType<P> {
  return function BelowPart(props: P) {
    const place = useRef<HTMLDivElement>(null);
    const [isNear, setNear] = useState(false);
    useEffect(() => {
      if (isNear || place.current === null) return undefined;
      return whenSeen(place.current, () => startTransition(() => setNear(true)));
    }, [isNear]);
    if (isNear) return <Part {...props} />;
    return (
      <div ref={place}>
        <Coming {...props} />
      </div>
    );
  };
}
