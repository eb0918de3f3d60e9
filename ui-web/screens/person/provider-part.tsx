import { useEffect, useState } from 'react';
import { beginAsResidentCall } from '#adapters/wire/providers/begin-as-resident.ts';
import { readProvidersCall } from '#adapters/wire/providers/read-providers.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import styles from '#ui-web/screens/request/screen.module.css';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { usePerson } from './person-context.ts';
import { providerFaultWords } from './provider-words.ts';
import { backParameters } from './way-back.ts';

/** What residents call their account at the town's provider; null if it has none, or as long as that is unknown. */
function useProviderName(): LocalizedText | null {
  const { council } = usePlace();
  const [name, setName] = useState<LocalizedText | null>(null);
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const read = await council.call(readProvidersCall, { realm: council.realm });
      if (!isOver && !isLeft(read)) setName(read.right.residents?.name ?? null);
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [council]);
  return name;
}

/** Coming in by the account of the town's provider, which fills and verifies the data. */
export function ProviderPart() {
  const { council } = usePlace();
  const { speech, open } = usePerson();
  const { t, said } = speech;
  const written = useProviderName();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  if (written === null) return null;
  const name = said(written).text;
  const proven = open.profile?.proven;
  const leave = async () => {
    setBusy(true);
    setFault(null);
    const back = backParameters(window.location.search);
    const begun = await council.call(beginAsResidentCall, { realm: council.realm, body: { back } });
    if (!isLeft(begun)) return window.location.assign(begun.right.address);
    setBusy(false);
    setFault(providerFaultWords(begun.left, speech));
  };
  return (
    <LedgerRow
      id="cuenta"
      title={t(proven === undefined ? 'person:provider.title' : 'person:provider.own')}
      lead={proven === undefined ? <p>{t('person:provider.lead')}</p> : null}
    >
      <div className={styles.fields}>
        {fault !== null && (
          <Notice tone="error" live="assertive">
            <p>{fault}</p>
          </Notice>
        )}
        {proven === undefined ? (
          <p>
            <Button look="outline" busy={isBusy} onClick={() => void leave()}>
              {t('person:provider.enter', { name })}
            </Button>
          </p>
        ) : (
          <Notice tone="ok">
            <p>{t('person:provider.entered', { name })}</p>
            {proven.identity !== null && <p>{t('person:provider.identity', { number: proven.identity })}</p>}
          </Notice>
        )}
      </div>
    </LedgerRow>
  );
}
