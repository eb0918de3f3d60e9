import { lazy, useEffect, useMemo, useState } from 'react';
import type { Council } from '#ui-web/composition/council.ts';
import type { KeptPage } from '#ui-web/offline/kept-page.ts';
import { LinkContext } from '#ui-web/components/link/link.tsx';
import { PageFrame } from '#ui-web/components/page-frame/page-frame.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { SpeechContext } from '#ui-web/speech.ts';
import { useArrival } from './start/arrival.ts';
import { AddedPart } from './routing/added-part.tsx';
import { AfterDrawing } from './start/after-drawing.tsx';
import { PortalHeader } from './frame/chrome.tsx';
import { useCookieAsking } from './frame/cookie-asking.ts';
import { CookiePart } from './frame/cookie-part.tsx';
import { PlaceContext } from './council-context.ts';
import { CurrentScreen } from './routing/current-screen.tsx';
import { Failure } from './routing/failure.tsx';
import type { FirstView } from './start/drawn-view.ts';
import { FreshnessPart } from './frame/freshness-part.tsx';
import { LeftOutPart } from './frame/left-out-part.tsx';
import type { PortalPresenter, PortalState } from './presenter.ts';
import { applyLanguage, applyRealmStyle } from './start/realm-head.ts';
import { RouterLink } from './routing/router-link.tsx';

const ReadingDialog = lazy(async () => ({
  default: (await import('#ui-web/screens/reading/reading-dialog.tsx')).ReadingDialog,
}));
const PortalFoot = lazy(async () => ({ default: (await import('./frame/foot.tsx')).PortalFoot }));

interface PortalProps {
  readonly council: Council;
  readonly presenter: PortalPresenter;
  readonly kept: KeptPage;
  /** The answers of a page that the server has drawn. */
  readonly firstView?: FirstView | undefined;
}

/** The participation portal of a town. */
export function PortalRoot({ council, presenter, kept, firstView }: PortalProps) {
  const state = useViewModel(presenter);
  if (state.kind === 'loading') return null;
  return (
    <SpeechContext value={state.speech}>
      {state.kind === 'open' ? (
        <OpenPortal council={council} presenter={presenter} kept={kept} firstView={firstView} {...state} />
      ) : (
        <ClosedPortal council={council} presenter={presenter} kept={kept} {...state} />
      )}
    </SpeechContext>
  );
}

type StateOf<K extends PortalState['kind']> = PortalProps & Extract<PortalState, { kind: K }>;

function OpenPortal({ council, presenter, kept, firstView, site, menu, speech }: StateOf<'open'>) {
  const place = useMemo(() => ({ council, site, firstView }), [council, site, firstView]);
  useEffect(() => void applyRealmStyle(document, site.primaryColor), [site]);
  useEffect(() => applyLanguage(document, speech.language), [speech]);
  const [turn, setTurn] = useState(0);
  const { asking, ask, answered } = useCookieAsking();
  const [reading, setReading] = useState(false);
  // What the server drew is taken over before anything else is asked for.
  const [isTaken, setTaken] = useState(!firstView);
  useEffect(() => firstView?.after(() => setTaken(true)), [firstView]);
  // The same element while the frame around it changes: otherwise what the server drew would be drawn again.
  const screen = useMemo(() => <CurrentScreen key={turn} />, [turn]);
  const header = (
    <PortalHeader menu={menu ?? []} changeLanguage={(language) => void presenter.changeLanguage(language)} />
  );
  return (
    <PlaceContext value={place}>
      <LinkContext value={RouterLink}>
        <PageFrame
          skip={speech.t('shell:skip')}
          before={<CookiePart asking={asking} answered={answered} />}
          header={header}
          footer={
            <AfterDrawing ready={isTaken}>
              <PortalFoot askCookies={ask} askReading={() => setReading(true)} />
            </AfterDrawing>
          }
        >
          <FreshnessPart kept={kept} ready={isTaken} renew={() => setTurn((before) => before + 1)} />
          {screen}
          <LeftOutPart leftOut={council.leftOut} />
        </PageFrame>
        {/* After the screens, whose titles it looks for. Separate, so that no other part is drawn again at every
            address. */}
        <Arrival />
        {reading && (
          <AddedPart missing={<p role="alert">{speech.t('shell:broken.text')}</p>}>
            <ReadingDialog onClose={() => setReading(false)} />
          </AddedPart>
        )}
      </LinkContext>
    </PlaceContext>
  );
}

function Arrival() {
  useArrival();
  return null;
}

/** Without its settings the portal cannot name its town; it can say so, and try again. */
function ClosedPortal({ council, presenter, refusal, at, speech }: StateOf<'refused'>) {
  const title = speech.t('shell:closed');
  useEffect(() => {
    void applyRealmStyle(document, null);
    applyLanguage(document, speech.language);
    document.title = title;
  }, [speech, title]);
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <div className="page-top">
        <h1 className="visually-hidden">{title}</h1>
        <Failure
          title={title}
          refused={{ refusal, at }}
          zone={council.zone()}
          retry={() => void presenter.open()}
        />
      </div>
    </main>
  );
}
