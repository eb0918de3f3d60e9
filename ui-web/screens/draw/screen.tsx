import { useEffect, useMemo } from 'react';
import { addressOf } from '#adapters/wire/address-of.ts';
import { readDrawCall } from '#adapters/wire/registrations/draw/read-draw.ts';
import type { DrawOnPage } from '#adapters/wire/registrations/draw/draw.ts';
import { formatCount } from '#application/text/numbers.ts';
import { campaignOfDraw } from '#domain/vouchers/draw/name-of-draw.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useComingViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { askingPresenter } from '#ui-web/shell/start/loadable.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { DrawPhases } from './draw-phases.tsx';
import { LinePart } from './line-part.tsx';
import { DrawRecountPart } from './recount-part.tsx';
import { drawBeside } from '#ui-web/composition/draws/draw-beside.ts';
import styles from './draw.module.css';
import { useDrawWords } from './use-draw-words.ts';

/** A draw: what was sealed, what was added, and the recount in the browser. */
export function DrawScreen({ params: { key = '' } }: { readonly params: RouteParams }) {
  const { council, site } = usePlace();
  const { t } = useSpeech();
  const { call, realm, clock } = council;
  const presenter = useMemo(
    () => askingPresenter(() => call(readDrawCall, { realm, id: key }), clock),
    [call, realm, clock, key],
  );
  useEffect(() => void presenter.ask(), [presenter]);
  const state = useComingViewModel(presenter);
  if (state.kind === 'refused' && state.refusal.kind === 'notFound') return <NoDraw draw={key} />;
  return (
    <div className="wrap">
      <Breadcrumbs label={t('shell:breadcrumbs')} items={[{ href: '/', text: t('shell:home') }]} />
      {state.kind === 'here' ? (
        <OpenDraw key={key} draw={state.value} />
      ) : (
        <div className="page-top">
          <ScreenTitle of={t('draw:title')} />
          {state.kind === 'waiting' && <LoadingList title={t('draw:loading')} />}
          {state.kind === 'refused' && (
            <Failure
              whole
              title={t('draw:failed')}
              refused={state}
              zone={site.timeZone}
              retry={() => void presenter.ask()}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** The page of a draw that is not here: its list is not sealed yet, or there is no such activity or campaign. */
function NoDraw({ draw }: { readonly draw: string }) {
  const { t } = useSpeech();
  const isOfVouchers = campaignOfDraw(draw) !== null;
  return (
    <div className="wrap">
      <div className="page-top">
        <ScreenTitle of={t('draw:none.title')} />
        <p className="lead">{t('draw:none.text')}</p>
        <p className="actions">
          <LinkButton href={isOfVouchers ? '/bonos' : '/inscripciones'}>
            {t(isOfVouchers ? 'draw:none.vouchers' : 'draw:none.activities')}
          </LinkButton>
        </p>
      </div>
    </div>
  );
}

function OpenDraw({ draw }: { readonly draw: DrawOnPage }) {
  const { t, said } = useSpeech();
  const { council } = usePlace();
  const words = useDrawWords(draw);
  const recounter = useMemo(() => drawBeside(), []);
  const id = draw.activity;
  const path = addressOf(readDrawCall, { realm: council.realm, id });
  return (
    <>
      <div className={`page-top ${styles.top}`}>
        <p className={styles.kicker}>{t('draw:title')}</p>
        <ScreenTitle of={said(draw.title)} />
        <p className="lead">
          {words('lead', {
            count: draw.places,
            places: formatCount(draw.places),
            applications: formatCount(draw.applications),
          })}
        </p>
      </div>
      <DrawPhases draw={draw} />
      {draw.line !== undefined && <LinePart draw={draw} line={draw.line} />}
      {draw.isErased ? (
        <Notice tone="info">
          <p>{t('draw:erased')}</p>
        </Notice>
      ) : (
        <DrawRecountPart draw={draw} path={path} recounter={recounter} />
      )}
    </>
  );
}
