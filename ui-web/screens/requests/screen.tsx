import { use, useEffect, useMemo } from 'react';
import type { RequestDraft } from '#application/ports/browser/request-drafts.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { Button } from '#ui-web/components/button/button.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { textOf, Words } from '#ui-web/components/wording/wording.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { formAddress } from '#ui-web/screens/request/form-address.ts';
import styles from '#ui-web/screens/request/screen.module.css';
import { momentInWords } from '#ui-web/screens/survey/moments.ts';
import { behindHash } from '#ui-web/shell/routing/behind-hash.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { type MyRequestsPresenter, myRequestsPresenter, type Reading } from './presenter.ts';
import { SentRequest } from './sent-request.tsx';

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

/** Drafts on this device, and the state of a request, by its reference. */
export function MyRequestsScreen() {
  const { council } = usePlace();
  const forms = use(council.forms());
  const { t } = useSpeech();
  const presenter = useMemo(() => myRequestsPresenter({ ...council, ...forms }), [council, forms]);
  const state = useViewModel(presenter);
  useEffect(() => {
    void presenter.load();
    // A link of a receipt has the reference after the `#`: it is sent to no server and stored in no log.
    const given = behindHash();
    if (given === '') return;
    presenter.writeReference(given);
    void presenter.read();
  }, [presenter]);
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
      <LedgerRow
        id="borradores"
        title={t('request:mine.drafts')}
        lead={<p>{t('request:mine.draftsLead')}</p>}
      >
        <Drafts drafts={state.drafts} presenter={presenter} />
      </LedgerRow>
      <LedgerRow id="consulta" title={t('request:mine.read')} lead={<p>{t('request:mine.readLead')}</p>}>
        <ReferenceForm reference={state.reference} reading={state.reading} presenter={presenter} />
        {state.reading.kind === 'here' && <SentRequest {...state.reading} />}
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

interface DraftsProps {
  readonly drafts: readonly RequestDraft[] | null;
  readonly presenter: MyRequestsPresenter;
}

function Drafts({ drafts, presenter }: DraftsProps) {
  const speech = useSpeech();
  const { council, site } = usePlace();
  const { t, said } = speech;
  if (drafts === null) return null;
  if (drafts.length === 0) return <p>{t('request:mine.noDrafts')}</p>;
  return (
    <PlainList className={styles.rows}>
      {drafts.map(({ mailbox, process, title, keptAt, files, sendsWhenBack }) => (
        <li key={formAddress(mailbox, process)}>
          <span>
            <b>
              <Words of={said(title)} />
            </b>
            <br />
            <span className="note">
              {t('request:mine.kept', {
                moment: momentInWords(keptAt, council.clock.now(), site.timeZone, speech),
              })}{' '}
              {files.length > 0 && t('request:mine.files', { count: files.length })}{' '}
              {sendsWhenBack && t('request:mine.waits')}
            </span>
          </span>
          <span className="actions">
            <LinkButton href={formAddress(mailbox, process)} size="short" look="outline">
              {t('request:mine.resume')}
              <span className="visually-hidden">: {textOf(said(title))}</span>
            </LinkButton>
            <Button
              look="text"
              size="short"
              onClick={() =>
                void presenter.discard(process === undefined ? { mailbox } : { mailbox, process })
              }
            >
              {t('request:mine.delete')}
              <span className="visually-hidden">: {textOf(said(title))}</span>
            </Button>
          </span>
        </li>
      ))}
    </PlainList>
  );
}
