import { useCallback, useEffect, useRef, useState } from 'react';
import type { Clock } from '#application/ports/clock.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { useViewModel } from '#ui-web/presenter.ts';
import { LeadsAwayContext } from '#ui-web/screens/survey/leads-away.ts';
import { applyLanguage } from '#ui-web/shell/start/realm-head.ts';
import { type Speech, SpeechContext } from '#ui-web/speech.ts';
import { useIdle } from './idle.ts';
import { IdleWarning } from './idle-warning.tsx';
import { staysInside } from './inside.ts';
import type { KioskTown } from './kiosk-facts.ts';
import type { KioskPresenter } from './kiosk-presenter.ts';
import { KioskHead } from './kiosk-head.tsx';
import { KioskPlace } from './kiosk-place.tsx';
import { showLook, type KioskLook, usualLook } from './look.ts';

interface KioskRootProps {
  readonly town: KioskTown;
  readonly clock: Clock;
  readonly presenter: KioskPresenter;
  readonly speakIn: (language: Language) => Promise<Speech>;
}

/** Milliseconds between two looks at whether the kiosk is still one. */
const often = 30_000;

/** The whole page of a kiosk, in the language and size of whoever stands before it. */
export function KioskRoot({ town, clock, presenter, speakIn }: KioskRootProps) {
  const state = useViewModel(presenter);
  const [look, setLook] = useState<KioskLook>(() => usualLook(town.defaultLanguage));
  // With each start again everything is drawn anew: no field keeps what was typed.
  const [round, setRound] = useState(0);
  const speech = useSpoken(look.language, speakIn);
  const isVoting = state.kind === 'voting';
  const restart = useCallback(() => {
    setLook(usualLook(town.defaultLanguage));
    setRound((before) => before + 1);
    presenter.restart();
  }, [presenter, town]);
  const { left, stay } = useIdle({ asks: isVoting, isHere: presenter.isHere, restart });
  useEffect(() => showLook(document, look), [look]);
  useLeaving(restart);
  useLooks(presenter, isVoting);
  const seat = isVoting ? state.seat.serial : 0;
  useFocusAtTop(`${state.kind} ${seat} ${round}`, speech !== null);
  const title = speech === null ? '' : speech.t(`kiosk:page.${state.kind}`);
  useEffect(() => {
    if (title !== '') document.title = title;
  }, [title]);
  if (speech === null) return null;
  return (
    <SpeechContext value={speech}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- handles the clicks of links in it, which the keyboard sends too */}
      <div className="wrap" key={round} onClickCapture={staysInside} onAuxClickCapture={staysInside}>
        <KioskHead town={town} state={state} look={look} choose={setLook} />
        <main id="content" tabIndex={-1}>
          <LeadsAwayContext value={false}>
            <KioskPlace state={state} presenter={presenter} clock={clock} restart={restart} />
          </LeadsAwayContext>
        </main>
      </div>
      {left !== null && <IdleWarning left={left} stay={stay} />}
    </SpeechContext>
  );
}

/** The speech of a language, once its texts are there; until then, that of the one before. */
function useSpoken(language: Language, speakIn: KioskRootProps['speakIn']): Speech | null {
  const [speech, setSpeech] = useState<Speech | null>(null);
  const speaking = useRef(speakIn);
  useEffect(() => {
    let isWanted = true;
    const learn = async () => {
      const spoken = await speaking.current(language);
      if (!isWanted) return;
      applyLanguage(document, language);
      setSpeech(spoken);
    };
    void learn();
    return () => {
      isWanted = false;
    };
  }, [language]);
  return speech;
}

/** A page that the browser leaves, or keeps to go back to, shows the start. */
function useLeaving(restart: () => void): void {
  useEffect(() => {
    const events = ['pagehide', 'pageshow'] as const;
    const begins = ({ type, persisted }: PageTransitionEvent) => {
      if (type === 'pagehide' || persisted) restart();
    };
    for (const event of events) addEventListener(event, begins);
    return () => {
      for (const event of events) removeEventListener(event, begins);
    };
  }, [restart]);
}

/** Asks now and then whether the kiosk is still one, while nobody votes. */
function useLooks({ open }: KioskPresenter, isVoting: boolean): void {
  useEffect(() => {
    if (isVoting) return undefined;
    const timer = setInterval(() => void open(), often);
    return () => clearInterval(timer);
  }, [open, isVoting]);
}

/** What is new on the page is read from its top. */
function useFocusAtTop(shown: string, isDrawn: boolean): void {
  const before = useRef('');
  useEffect(() => {
    if (!isDrawn || before.current === shown) return;
    const isFirst = before.current === '';
    before.current = shown;
    if (isFirst) return;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [shown, isDrawn]);
}
