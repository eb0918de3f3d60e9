import { useEffect, useMemo, useState } from 'react';
import type { StaffDraw } from '#adapters/wire/registrations/draw/office/staff-draw.ts';
import { formatCount } from '#application/text/numbers.ts';
import { campaignOfDraw } from '#domain/vouchers/draw/name-of-draw.ts';
import { HashList } from '#ui-web/components/hash-code/hash-code.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { type Authenticator, browserAuthenticator } from '../access/authenticator.ts';
import { useAskWhileSeen } from '../parts/ask-while-seen.ts';
import { HistorySteps } from '../parts/history-steps.tsx';
import { OfficeButton } from '../parts/office-button.tsx';
import { SureDialog } from '../parts/sure-dialog.tsx';
import { useOfficeMoment } from '../parts/use-moment.ts';
import { useOffice } from '../shell/office-context.ts';
import { type DrawPresenter, drawPresenter, type ShownDraw } from './draw-presenter.ts';
import { ResultPart } from './result-part.tsx';
import { DrawTrouble } from './trouble.tsx';
import { PublicValuePart } from './value-part.tsx';
import styles from './draws.module.css';

/** How often the draw is asked for while the second person signs elsewhere, in milliseconds. */
const often = 10_000;

interface PageProps {
  readonly id: string;
  readonly authenticator?: Authenticator;
}

/** The act of a draw: the list is sealed, two people add the value, the result comes out. */
export function DrawPage({ id, authenticator = browserAuthenticator }: PageProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const presenter = useMemo(() => drawPresenter(council, id, authenticator), [council, id, authenticator]);
  useEffect(() => void presenter.load(), [presenter]);
  const state = useViewModel(presenter);
  const isOver = state.kind === 'here' && state.draw.stage === 'drawn';
  useAskWhileSeen(isOver ? () => undefined : () => void presenter.load(), often);
  if (state.kind === 'loading') return <LoadingList title={t('office:loading')} />;
  if (state.kind === 'failed')
    return (
      <ErrorState
        title={t('office-draws:failed')}
        retry={{ text: t('office:again'), onClick: () => void presenter.load() }}
      />
    );
  return <OpenDraw shown={state} presenter={presenter} />;
}

function OpenDraw({ shown, presenter }: { readonly shown: ShownDraw; readonly presenter: DrawPresenter }) {
  const { t, said } = useSpeech();
  const { draw } = shown;
  const isSealed = draw.head !== null;
  const of = campaignOfDraw(draw.id) === null ? 'ofActivity' : 'ofVouchers';
  return (
    <>
      <div className="stack stack-8">
        <p className="note">{t('office-draws:act')}</p>
        <h1 tabIndex={-1}>{said(draw.title).text}</h1>
        <p className={styles.facts}>
          <span className={styles.state} data-stage={draw.stage}>
            {t(`office-draws:stage.${draw.stage}`)}
          </span>
          <span>
            {t(`office-draws:${of}.applications`)}: <b>{formatCount(draw.applications)}</b>
          </span>
          <span>
            {t(`office-draws:${of}.places`)}: <b>{formatCount(draw.places)}</b>
          </span>
        </p>
      </div>
      <SealPart shown={shown} seal={() => void presenter.seal()} />
      {isSealed && draw.head?.act === null && (
        <PublicValuePart key={draw.turn} shown={shown} presenter={presenter} />
      )}
      {draw.head?.act != null && <ResultPart head={draw.head} act={draw.head.act} />}
      <HistorySteps steps={draw.steps} />
    </>
  );
}

/** The hashes of a sealed list, and who sealed it. */
function Sealed({ head }: { readonly head: NonNullable<StaffDraw['head']> }) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const items = [
    { term: t('office-draws:seal.list'), hash: head.listHash },
    { term: t('office-draws:seal.seed'), hash: head.seedHash },
  ];
  return (
    <>
      <p>{t('office-draws:seal.done', { who: head.sealedBy, at: moment(head.sealedAt) })}</p>
      <HashList items={items} />
    </>
  );
}

/** Why a list that is final cannot be sealed; null if it can. */
function blockOf({ applications, fault }: StaffDraw): { readonly key: string; readonly why?: string } | null {
  if (applications === 0) return { key: 'office-draws:seal.nobody' };
  return fault === null ? null : { key: 'office-draws:seal.fault', why: fault };
}

function SealPart({ shown, seal }: { readonly shown: ShownDraw; readonly seal: () => void }) {
  const { t } = useSpeech();
  const [isAsking, ask] = useState(false);
  const { draw, isBusy, trouble } = shown;
  const { head, stage, maySeal, refused } = draw;
  const block = stage === 'ready' ? blockOf(draw) : null;
  return (
    <section className={styles.part} aria-labelledby="seal">
      <h2 id="seal">{t('office-draws:seal.title')}</h2>
      {head !== null && <Sealed head={head} />}
      {stage === 'open' && <p>{t('office-draws:seal.open')}</p>}
      {stage === 'ready' && <p>{t('office-draws:seal.text')}</p>}
      {block !== null && <p>{t(block.key, { why: block.why ?? '' })}</p>}
      {maySeal && (
        <p>
          <OfficeButton busy={isBusy} onClick={() => ask(true)}>
            {t('office-draws:seal.do')}
          </OfficeButton>
        </p>
      )}
      {stage === 'ready' && !maySeal && block === null && refused !== 'unsealed' && (
        <DrawTrouble why={refused} />
      )}
      {head === null && trouble !== null && <DrawTrouble why={trouble} isNew />}
      <SureDialog
        isOpen={isAsking}
        title={t('office-draws:seal.sure')}
        lead={t('office-draws:seal.sureText')}
        yes={t('office-draws:seal.yes')}
        no={t('office-draws:seal.no')}
        isBusy={isBusy}
        cancel={() => ask(false)}
        confirm={() => {
          ask(false);
          seal();
        }}
      />
    </section>
  );
}
