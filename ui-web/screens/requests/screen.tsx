import { use, useEffect, useMemo, useRef } from 'react';
import { useSearch } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { Button } from '#ui-web/components/button/button.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import styles from '#ui-web/screens/request/screen.module.css';
import { behindHash } from '#ui-web/shell/routing/behind-hash.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { pageOf } from '#ui-web/shell/routing/paging.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { contentId } from '#ui-web/shell/start/arrival.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { Drafts } from './drafts.tsx';
import { type MyRequestsPresenter, myRequestsPresenter } from './presenter.ts';
import { SentList } from './sent-list.tsx';
import { OpenedPage } from './opened-page.tsx';
import type { MyRequests, Reading } from './state.ts';

interface ReferenceFormProps {
  readonly reference: string;
  readonly reading: Reading;
  readonly presenter: MyRequestsPresenter;
}

function ReferenceForm({ reference, reading, presenter }: ReferenceFormProps) {
  const { t } = useSpeech();
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void presenter.read();
      }}
    >
      <TextField
        id="referencia"
        label={t('request:sent.reference')}
        hint={t('request:mine.referenceHint')}
        width="22em"
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="characters"
        value={reference}
        error={errorOf(reading, t)}
        onChange={presenter.writeReference}
      />
      <p>
        <Button type="submit" look="outline" icon="search" busy={reading.kind === 'asking'}>
          {t('request:mine.ask')}
        </Button>
      </p>
    </form>
  );
}

/**
 * Follows the address: a link to a request has the reference after the `#`, which is sent to no server and stored in no
 * log. Without one, the list is shown.
 */
function useAddress(presenter: MyRequestsPresenter): number {
  const page = pageOf(useSearch());
  const hash = useLocationProperty(
    () => behindHash(),
    () => '',
  );
  useEffect(() => {
    void presenter.load();
  }, [presenter]);
  useEffect(() => {
    void presenter.list(page);
  }, [presenter, page]);
  useEffect(() => {
    if (hash === '') return undefined;
    presenter.writeReference(hash);
    void presenter.read();
    return () => presenter.close();
  }, [presenter, hash]);
  return page;
}

/** From a list to a request and back: to the top, with the focus on the title, as after any navigation. */
function useArrivalAt(opened: string | null): void {
  const before = useRef(opened);
  useEffect(() => {
    if (before.current === opened) return;
    before.current = opened;
    window.scrollTo({ top: 0 });
    document.getElementById(contentId)?.querySelector('h1')?.focus({ preventScroll: true });
  }, [opened]);
}

/** What was sent, drafts on this device, and any request by its reference. */
export function MyRequestsScreen() {
  const { council } = usePlace();
  const forms = use(council.forms());
  const presenter = useMemo(() => myRequestsPresenter({ ...council, ...forms }), [council, forms]);
  const state = useViewModel(presenter);
  const page = useAddress(presenter);
  const { reading } = state;
  useArrivalAt(reading.kind === 'here' ? reading.request.id : null);
  return reading.kind === 'here' ? (
    <OpenedPage key={reading.request.id} opened={reading} presenter={presenter} />
  ) : (
    <Lists state={state} page={page} presenter={presenter} />
  );
}

interface ListsProps {
  readonly state: MyRequests;
  readonly page: number;
  readonly presenter: MyRequestsPresenter;
}

/** The lists, and the form that asks for a reference. */
function Lists({ state, page, presenter }: ListsProps) {
  const { t } = useSpeech();
  return (
    <div className="wrap">
      <Breadcrumbs label={t('request:way')} items={[{ href: '/', text: t('shell:home') }]} />
      <div className="page-top">
        <ScreenTitle of={t('request:mine.title')} />
        <p className="actions">
          <LinkButton href="/perfil" look="outline" size="short">
            {t('person:title')}
          </LinkButton>
        </p>
      </div>
      <LedgerRow id="enviadas" title={t('request:mine.sent')} lead={<p>{t('request:mine.sentLead')}</p>}>
        <SentList own={state.own} page={page} retry={() => void presenter.list(page)} />
      </LedgerRow>
      <LedgerRow
        id="borradores"
        title={t('request:mine.drafts')}
        lead={<p>{t('request:mine.draftsLead')}</p>}
      >
        <Drafts drafts={state.drafts} presenter={presenter} />
      </LedgerRow>
      <LedgerRow id="consulta" title={t('request:mine.read')} lead={<p>{t('request:mine.readLead')}</p>}>
        <ReferenceForm reference={state.reference} reading={state.reading} presenter={presenter} />
      </LedgerRow>
    </div>
  );
}

function errorOf(reading: Reading, t: ReturnType<typeof useSpeech>['t']): string | undefined {
  if (reading.kind === 'misspelt') return t('request:mine.misspelt');
  if (reading.kind !== 'refused') return undefined;
  // A council without codes says it by the status alone.
  const isUnknown = ['unknownRequest', 'notFound'].includes(reading.refusal.kind);
  return t(isUnknown ? 'request:mine.unknown' : 'request:mine.failed');
}
