import { use, useId, useState } from 'react';
import { embedAddress } from '#adapters/wire/processes/embed-address.ts';
import type { Process } from '#domain/processes/process.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSiteDetails } from '#ui-web/shell/site-details.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './embed.module.css';

const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The code that shows the card: its sandbox allows it to open tabs, and nothing else. */
const codeOf = (address: string, title: string) =>
  `<iframe src="${quoted(address)}" title="${quoted(title)}" width="100%" height="300" style="border:0;max-width:420px" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;

/** "Insertar en tu web": the code of the process's card, if the town lets some site show it. */
export function Embed({ process }: { readonly process: Process }) {
  const { t, said, language, later } = useSpeech();
  const { council } = usePlace();
  const { embeddingSites } = useSiteDetails();
  use(later());
  const [copied, setCopied] = useState<boolean | null>(null);
  const id = useId();
  if (embeddingSites.length === 0) return null;
  const address = `${window.location.origin}${embedAddress(process.slug, { realm: council.realm, language })}`;
  const code = codeOf(address, textOf(said(process.title)));
  const copy = () => {
    const written = navigator.clipboard?.writeText(code) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  const sites = embeddingSites.map((site) => site.slice('https://'.length)).join(', ');
  return (
    <details className={styles.embed}>
      <summary>{t('embed:title')}</summary>
      <div className="stack stack-12 stretch">
        <p>{t('embed:intro', { sites })}</p>
        <label htmlFor={id}>{t('embed:code')}</label>
        <textarea id={id} readOnly rows={5} value={code} spellCheck={false} translate="no" />
        <div className="actions">
          <Button look="outline" size="short" onClick={copy}>
            {t('embed:copy')}
          </Button>
          <a href={address} className={styles.see}>
            {t('embed:see')}
          </a>
        </div>
        <p role="status">{copied === null ? '' : t(copied ? 'embed:copied' : 'embed:notCopied')}</p>
      </div>
    </details>
  );
}
