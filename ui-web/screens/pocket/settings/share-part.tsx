import { useState } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { shareOrCopy, type ShareOutcome } from '#ui-web/components/share-links/share-or-copy.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../pocket.module.css';

/** Shares the portal of the town, never what is in this pocket: by the device or, without that, as a copied address. */
export function SharePart() {
  const { t, said } = useSpeech();
  const { council, site } = usePlace();
  const [outcome, setOutcome] = useState<ShareOutcome>('none');
  const realm = new URLSearchParams(window.location.search).get('realm');
  const address = `${window.location.origin}/${realm === null ? '' : `?realm=${council.realm}`}`;
  const share = async () => setOutcome(await shareOrCopy(said(site.name).text, address));
  return (
    <section className={styles.section} aria-labelledby="share">
      <h2 id="share">{t('pocket:settings.share')}</h2>
      <p>
        <Button look="outline" size="short" onClick={() => void share()}>
          {t('pocket:settings.shareNow')}
        </Button>
      </p>
      <p role="status" className="note">
        {outcome === 'copied' && t('pocket:settings.copied')}
        {outcome === 'notCopied' && `${t('pocket:settings.notCopied')} ${address}`}
      </p>
    </section>
  );
}
