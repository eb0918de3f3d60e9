import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';
import { sharePlaces } from './networks.ts';
import { shareOrCopy, type ShareOutcome } from './share-or-copy.ts';
import styles from './share-links.module.css';

interface ShareLinksProps {
  /** The title and the full address to share. */
  readonly title: string;
  readonly address: string;
  readonly texts: {
    readonly label: string;
    readonly share: string;
    readonly newTab: string;
    /** The device has no sharing of its own: shown with the copied address, or with the address only. */
    readonly copied: string;
    readonly notCopied: string;
  };
}

/** Links to share a page, and the device's own sharing. */
export function ShareLinks({ title, address, texts }: ShareLinksProps) {
  const [outcome, setOutcome] = useState<ShareOutcome>('none');
  const share = async () => setOutcome(await shareOrCopy(title, address));
  return (
    <div className={styles.share} role="group" aria-label={texts.label}>
      <Button look="outline" size="short" onClick={() => void share()}>
        {texts.share}
      </Button>
      <PlainList className={styles.places}>
        {sharePlaces(title, address).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {name}
              <span className="visually-hidden"> ({texts.newTab})</span>
            </a>
          </li>
        ))}
      </PlainList>
      <p role="status" className="note">
        {outcome === 'copied' && texts.copied}
        {outcome === 'notCopied' && (
          <>
            {texts.notCopied} <span className={styles.address}>{address}</span>
          </>
        )}
      </p>
    </div>
  );
}
