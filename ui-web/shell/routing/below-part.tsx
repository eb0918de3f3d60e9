import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { whenSeen } from '#ui-web/components/when-seen.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { AddedPart } from './added-part.tsx';

/**
 * Milliseconds after which it is drawn for a reader who has not come near: a printed page has everything, and what is only asked
 * for when the browser prints comes too late. By then parts have been loaded (ui-web/shell/start/at-leisure.ts).
 */
const patience = 6000;

/** The reader came to the part, and would wait for it. */
function NotCome() {
  const { t } = useSpeech();
  return (
    <p role="alert">
      {t('shell:broken.text')}{' '}
      <Button look="text" size="short" onClick={() => window.location.reload()}>
        {t('shell:broken.reload')}
      </Button>
    </p>
  );
}

/**
 * A part that stands below the first screenful of its page: it is loaded and drawn once the reader comes near, so that who opens
 * the page waits for nothing that they do not see; else when nobody waits for anything any more.
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
      const draw = () => startTransition(() => setNear(true));
      const atLast = setTimeout(draw, patience);
      const stop = whenSeen(place.current, draw);
      return () => {
        clearTimeout(atLast);
        stop();
      };
    }, [isNear]);
    if (isNear)
      return (
        <AddedPart missing={<NotCome />}>
          <Part {...props} />
        </AddedPart>
      );
    return (
      <div ref={place}>
        <Coming {...props} />
      </div>
    );
  };
}
