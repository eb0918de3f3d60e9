import { realmProperties } from '#domain/appearance/realm-style.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { Crest } from '#ui-web/components/page-frame/crest.tsx';
import { TileBand } from '#ui-web/components/tile/tile-band.tsx';
import { TileWall } from '#ui-web/components/tile/tile-wall.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './colour.module.css';

interface ColourPreviewProps {
  readonly colour: string;
  readonly name: LocalizedText;
}

/** The head of the portal and a process in a colour, as a picture: nothing in it can be pressed. */
export function ColourPreview({ colour, name }: ColourPreviewProps) {
  const { t, said } = useSpeech();
  return (
    <figure className={styles.preview}>
      <figcaption>{t('office-setup:steps.colour.preview')}</figcaption>
      <div className={styles.card} style={realmProperties(colour)} aria-hidden="true">
        <TileBand height={10} />
        <p className={styles.cardHead}>
          <Crest />
          <b>{said(name).text}</b>
        </p>
        <TileWall identifier="puesta-en-marcha" format="ribbon" className={styles.cardWall} />
        <p className={styles.cardTitle}>{t('office-setup:steps.colour.sample')}</p>
        <p>
          <span className={styles.cardButton}>{t('office-setup:steps.colour.more')}</span>
        </p>
      </div>
    </figure>
  );
}
