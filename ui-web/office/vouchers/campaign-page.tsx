import { useEffect, useState } from 'react';
import { campaignDocuments } from '#domain/documents/document-parts.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { type EditorPresenter, editorPresenter } from '../documents/editor/presenter.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { OfficeLink } from '../parts/office-link.tsx';
import frame from '../shell/frame.module.css';
import { useOffice, useOfficeTitle } from '../shell/office-context.ts';
import shared from '../votes/votes.module.css';
import { CampaignBuilder } from './builder/campaign-builder.tsx';
import { voucherDeskHref } from './campaign-href.ts';
import { type CampaignPresenter, campaignPresenter, type LoadedCampaign } from './campaign-presenter.ts';
import { OfflinePart } from './offline/offline-part.tsx';
import { settlementHref } from './settlements/settlement-href.ts';
import { FiguresOfCampaign } from './figures/campaign-figures.tsx';
import { DrawOfCampaign } from './figures/draw-of-campaign.tsx';
import { CampaignOpening } from './opening/campaign-opening.tsx';
import styles from './vouchers.module.css';

/** Milliseconds between two questions about what is new. */
const often = 5000;

const whileSeen = (work: () => void) =>
  setInterval(() => document.visibilityState === 'visible' && work(), often);

/** The draft of a campaign, for those who may read documents. */
function useDraft(id: string): EditorPresenter | null {
  const { council, me } = useOffice();
  const mayRead = me.acts.has('document.read');
  const [editor] = useState(() =>
    mayRead ? editorPresenter(council, { collection: campaignDocuments, id, person: me.name }) : null,
  );
  useEffect(() => {
    if (editor === null) return undefined;
    void editor.open();
    const timer = whileSeen(() => void editor.poll());
    return () => {
      clearInterval(timer);
      void editor.send();
      editor.close();
    };
  }, [editor]);
  return editor;
}

/** The campaign as the council has it, asked again and again. */
function useCampaign(id: string): CampaignPresenter {
  const { council } = useOffice();
  const [presenter] = useState(() => campaignPresenter(council, id));
  useEffect(() => {
    void presenter.load();
    const timer = whileSeen(() => void presenter.load());
    return () => clearInterval(timer);
  }, [presenter]);
  return presenter;
}

/** One campaign of vouchers: how it is made, what two people sign of it, and what came of it. */
export function CampaignPage({ id }: { readonly id: string }) {
  const { t } = useSpeech();
  const presenter = useCampaign(id);
  const editor = useDraft(id);
  const state = useViewModel(presenter);
  if (state.kind === 'open') return <OpenCampaign {...{ state, presenter, editor }} />;
  return (
    <div className={frame.body}>
      <h1 tabIndex={-1}>{t('office:places.vouchers')}</h1>
      {state.kind === 'loading' && <LoadingList title={t('office:loading')} />}
      {state.kind === 'failed' && (
        <ErrorState
          title={t('office-vouchers:notRead')}
          retry={{ text: t('office:again'), onClick: () => void presenter.load() }}
        />
      )}
      {(state.kind === 'missing' || state.kind === 'refused') && (
        <EmptyState title={t(`office-vouchers:state.${state.kind}`)}>
          <OfficeLink href="/gestion/bonos">{t('office-vouchers:backToList')}</OfficeLink>
        </EmptyState>
      )}
    </div>
  );
}

/** How far the campaign is, in words. */
function stateWords({ ended, isPaused, stage }: LoadedCampaign['campaign']): string {
  if (ended !== null) return 'office-vouchers:end.state';
  return isPaused ? 'office-vouchers:paused' : `office-vouchers:stage.${stage}`;
}

interface OpenProps {
  readonly state: LoadedCampaign;
  readonly presenter: CampaignPresenter;
  readonly editor: EditorPresenter | null;
}

function goToSigning(): void {
  document.querySelector('#firmar')?.scrollIntoView();
  document.querySelector<HTMLElement>('#firmar h2')?.focus({ preventScroll: true });
}

function OpenCampaign({ state, presenter, editor }: OpenProps) {
  const { t, said } = useSpeech();
  const { me } = useOffice();
  const { campaign, isBusy, trouble } = state;
  const title = said(campaign.title).text || t('office-documents:untitled');
  useOfficeTitle(title);
  const isOpened = campaign.opening !== null;
  return (
    <div className={shared.page}>
      <header className={shared.head}>
        <p className={shared.facts}>
          <span className={shared.state}>{t(stateWords(campaign))}</span>
          <OfficeLink href="/gestion/bonos">{t('office:places.vouchers')}</OfficeLink>
          {isOpened && me.acts.has('counter.serve') && (
            <OfficeLink href={voucherDeskHref(campaign.id)}>{t('office-vouchers:desk.title')}</OfficeLink>
          )}
          {isOpened && (
            <OfficeLink href={settlementHref(campaign.id)}>{t('office-vouchers:settlements')}</OfficeLink>
          )}
        </p>
        <div className={shared.titled}>
          <h1 tabIndex={-1}>{title}</h1>
          <OfficeButton look={campaign.turn === null ? 'outline' : 'full'} onClick={goToSigning}>
            {t(isOpened ? 'office-votes:goToFixed' : 'office-votes:goToSign')}
          </OfficeButton>
        </div>
      </header>
      {campaign.figures !== null && <FiguresOfCampaign figures={campaign.figures} />}
      {campaign.draw !== undefined && <DrawOfCampaign draw={campaign.draw} />}
      {isOpened && <OfflinePart id={campaign.id} />}
      {editor !== null && (
        <BuilderPart
          editor={editor}
          isOpened={isOpened}
          redraft={() => void presenter.redraft().then(() => editor.open())}
        />
      )}
      <CampaignOpening
        {...{ campaign, isBusy, trouble }}
        sign={(given) => {
          // What was typed a moment ago is sent first: then the hash is another one, and nothing is signed unseen.
          void (editor?.send() ?? Promise.resolve(true)).then(() => presenter.sign(given));
        }}
        takeBack={() => void presenter.takeBack()}
        pause={(isPaused, reason) => void presenter.pause(isPaused, reason)}
      />
    </div>
  );
}

interface BuilderPartProps {
  readonly editor: EditorPresenter;
  readonly isOpened: boolean;
  readonly redraft: () => void;
}

/** The draft; of an opened campaign whose draft was thrown away, how there is one again. */
function BuilderPart({ editor, isOpened, redraft }: BuilderPartProps) {
  const { t } = useSpeech();
  const { me } = useOffice();
  const draft = useViewModel(editor);
  if (draft.kind === 'loading') return <LoadingList title={t('office:loading')} />;
  const isGone = draft.kind === 'missing' || draft.kind === 'gone';
  if (isGone && isOpened && me.acts.has('voucher.prepare'))
    return (
      <div className={classNames(shared.details, styles.change, styles.gone)}>
        <p className={shared.hint}>{t('office-vouchers:change.gone')}</p>
        <OfficeButton look="outline" onClick={redraft}>
          {t('office-vouchers:change.redraft')}
        </OfficeButton>
      </div>
    );
  if (draft.kind !== 'open') return null;
  const builder = <CampaignBuilder draft={draft} editor={editor} />;
  if (!isOpened) return builder;
  return (
    <details className={classNames(shared.details, styles.change)}>
      <summary>{t('office-vouchers:change.open')}</summary>
      <p className={shared.hint}>{t('office-vouchers:change.how')}</p>
      {builder}
    </details>
  );
}
