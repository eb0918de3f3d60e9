import type { Clock } from '#application/ports/clock.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { KioskPresenter } from './kiosk-presenter.ts';
import type { KioskState } from './kiosk-state.ts';
import styles from './kiosk.module.css';
import { CodePlace } from './start/code-place.tsx';
import { StartPlace } from './start/start-place.tsx';
import { OverPlace, ThanksPlace } from './voting/end-places.tsx';
import { VotingPlace } from './voting/voting-place.tsx';

interface PlaceProps {
  readonly state: KioskState;
  readonly presenter: KioskPresenter;
  readonly clock: Clock;
  readonly restart: () => void;
}

/** What the page shows now. */
export function KioskPlace({ state, presenter, clock, restart }: PlaceProps) {
  const { t } = useSpeech();
  switch (state.kind) {
    case 'opening':
      return (
        <p role="status" className={styles.page}>
          {t('kiosk:opening')}
        </p>
      );
    case 'unreachable':
      return (
        <div className={styles.page}>
          <h1 tabIndex={-1}>{t('kiosk:unreachable.title')}</h1>
          <p className="lead">{t('kiosk:unreachable.words')}</p>
          <Button size="large" onClick={() => void presenter.open()}>
            {t('kiosk:unreachable.again')}
          </Button>
        </div>
      );
    case 'none':
      return <CodePlace state={state} begin={presenter.begin} />;
    case 'start':
      return <StartPlace state={state} enter={presenter.enter} />;
    case 'voting':
      return (
        <VotingPlace
          key={state.seat.serial}
          seat={state.seat}
          presenter={presenter}
          clock={clock}
          restart={restart}
        />
      );
    case 'thanks':
      return <ThanksPlace left={state.left} restart={restart} />;
    case 'over':
      return <OverPlace isUnsure={state.isUnsure} restart={restart} />;
    default:
      return state satisfies never;
  }
}
