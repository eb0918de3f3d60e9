import { lazy, Suspense, useMemo, useState } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { TitleLevelContext } from '#ui-web/shell/routing/screen-title.tsx';
import { ScreenBoundary } from '#ui-web/shell/routing/screen-boundary.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './below.module.css';

const RequestScreen = lazy(async () => ({
  default: (await import('#ui-web/screens/request/screen.tsx')).RequestScreen,
}));

/** The contact form of the town: loaded and drawn here when the reader wants to write. */
export function TownContact({ mailbox }: { readonly mailbox: string }) {
  const { t } = useSpeech();
  const [open, setOpen] = useState(false);
  const params = useMemo(() => ({ key: mailbox }), [mailbox]);
  const page = <Link href={`/solicitud/${encodeURIComponent(mailbox)}`}>{t('front:contact.page')}</Link>;
  return (
    <LedgerRow id="escribenos" title={t('front:contact.title')} lead={page}>
      <div className="stack">
        <p>{t('front:contact.lead')}</p>
        <Button look="outline" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('front:contact.close') : t('front:contact.write')}
        </Button>
      </div>
      {open && (
        <div className={styles.form}>
          <TitleLevelContext value={3}>
            <ScreenBoundary broken={page}>
              <Suspense fallback={<LoadingList title={t('shell:loading')} level={3} />}>
                <RequestScreen params={params} />
              </Suspense>
            </ScreenBoundary>
          </TitleLevelContext>
        </div>
      )}
    </LedgerRow>
  );
}
