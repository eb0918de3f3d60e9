import { useState } from 'react';
import type { SitePicture } from '#domain/content/site-details.ts';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { langOf, textOf, Words } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './below.module.css';

interface PicturesProps {
  readonly id: string;
  /** Null: pictures without a heading (the carousel). */
  readonly title: string | null;
  readonly pictures: readonly SitePicture[];
}

/** Banners of the town, each a picture with text; without banners, nothing. */
export function Pictures({ id, title, pictures }: PicturesProps) {
  if (pictures.length === 0) return null;
  const list = (
    <PlainList className={title === null ? styles.wide : styles.banners}>
      {pictures.map((picture, place) => (
        // Banners are identified by their position: two may have the same text.
        // oxlint-disable-next-line react/no-array-index-key -- their order distinguishes them
        <li key={place}>
          <Banner {...picture} />
        </li>
      ))}
    </PlainList>
  );
  if (title === null) return <div className={styles.slides}>{list}</div>;
  return (
    <LedgerRow id={id} title={title}>
      {list}
    </LedgerRow>
  );
}

function Banner({ title, text, image, alt, uri }: SitePicture) {
  const { said } = useSpeech();
  const [failed, setFailed] = useState(false);
  const name = said(title);
  const described = said(alt);
  const inside = (
    <>
      {image !== null && !failed && (
        <img
          src={image}
          alt={textOf(described)}
          lang={langOf(described)}
          loading="lazy"
          onError={() => setFailed(true)}
        />
      )}
      {textOf(name) !== '' && (
        <b lang={langOf(name)} className={styles.name}>
          {textOf(name)}
        </b>
      )}
      {text !== null && textOf(said(text)) !== '' && (
        <span>
          <Words of={said(text)} />
        </span>
      )}
    </>
  );
  if (uri === null) return <div className={styles.banner}>{inside}</div>;
  return (
    <Link href={uri} className={styles.banner}>
      {inside}
    </Link>
  );
}
