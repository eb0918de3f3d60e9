import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import styles from './cookie-banner.module.css';

export interface CookieBannerProps {
  readonly texts: {
    readonly title: string;
    readonly lead: string;
    readonly accept: string;
    readonly reject: string;
    readonly configure: string;
  };
  readonly privacy?: ReactNode;
  /** Asks purpose by purpose (`CookiePurposes`). Few readers want that, so it may load when it is shown. */
  readonly purposes: ReactNode;
  /** Takes the focus when it appears: the reader asked for it. */
  readonly focused?: boolean;
  readonly onAcceptAll: () => void;
  readonly onRejectAll: () => void;
}

/**
 * Asks what may be stored, above everything else and in the flow of the page, so that it covers nothing. On a phone it
 * takes a fifth of the first screen at most: its explanation is behind the button that opens the purposes.
 */
export function CookieBanner({ texts, privacy, purposes, focused = false, ...on }: CookieBannerProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <section className={styles.banner} aria-labelledby={`${id}-title`} data-open={open || undefined}>
      <div className="wrap stack stack-16">
        <div className={styles.row}>
          <div className={styles.words}>
            <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
              {texts.title}
            </h2>
            <p>
              <span className={styles.lead}>{texts.lead} </span>
              {privacy}
            </p>
          </div>
          <p className={styles.actions}>
            <Button look="outline" size="short" onClick={on.onRejectAll}>
              {texts.reject}
            </Button>
            <Button look="outline" size="short" onClick={on.onAcceptAll}>
              {texts.accept}
            </Button>
            <Button
              look="text"
              size="short"
              className={styles.configure}
              aria-expanded={open}
              aria-controls={open ? `${id}-purposes` : undefined}
              onClick={() => setOpen(!open)}
            >
              {texts.configure}
            </Button>
          </p>
        </div>
        {open && (
          <div id={`${id}-purposes`}>
            <Suspense fallback={null}>{purposes}</Suspense>
          </div>
        )}
      </div>
    </section>
  );
}
