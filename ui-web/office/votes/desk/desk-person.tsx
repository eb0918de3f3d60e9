import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import type { DeskOutcome, DeskStep, DeskTrouble } from './polling-presenter.ts';
import styles from './desk.module.css';

interface NumberProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isPassing: boolean;
  readonly isBusy: boolean;
  readonly submit: (identity: string) => void;
}

/** Where the number of the document is typed. The browser keeps nothing of it. */
export function NumberForm({ field, isPassing, isBusy, submit }: NumberProps) {
  const { t } = useSpeech();
  const id = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    if (typed !== '' && !isBusy) submit(typed);
  };
  useEffect(() => {
    const input = field.current;
    // A page that the browser keeps to go back to must not have the number either.
    const forget = () => {
      if (input !== null) input.value = '';
    };
    addEventListener('pagehide', forget);
    return () => removeEventListener('pagehide', forget);
  }, [field]);
  return (
    <form className={styles.ask} onSubmit={send} autoComplete="off">
      <label htmlFor={id}>{t('office-polling:number')}</label>
      <div className={styles.typed}>
        <input
          ref={field}
          id={id}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          aria-describedby={`${id}-hint`}
          enterKeyHint="go"
        />
        <OfficeButton type="submit" busy={isBusy}>
          {t(isPassing ? 'office-polling:pass' : 'office-polling:look')}
        </OfficeButton>
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {t(isPassing ? 'office-polling:numberHintPassing' : 'office-polling:numberHint')}
      </p>
    </form>
  );
}

const isGood = (outcome: DeskOutcome): boolean => outcome === 'mayVote' || outcome === 'given';

/** What the council says of the person, large: the officer reads it from a chair. */
function Verdict({ outcome, isPassing }: { readonly outcome: DeskOutcome; readonly isPassing: boolean }) {
  const { t } = useSpeech();
  const name = isPassing && (outcome === 'given' || outcome === 'hasMark') ? `envelope.${outcome}` : outcome;
  return (
    <div className={isGood(outcome) ? styles.yes : styles.no}>
      <Icon name={isGood(outcome) ? 'check' : 'cross'} />
      <p>
        <b>{t(`office-polling:outcome.${name}.title`)}</b>
        <span>{t(`office-polling:outcome.${name}.words`)}</span>
      </p>
    </div>
  );
}

function TroubleWords({ trouble: { kind, seconds } }: { readonly trouble: DeskTrouble }) {
  const { t } = useSpeech();
  const minutes = Math.max(1, Math.ceil((seconds ?? 60) / 60));
  return (
    <div className={styles.no}>
      <Icon name="warning" />
      <p>
        <b>{t(`office-polling:trouble.${kind}.title`)}</b>
        <span>{t(`office-polling:trouble.${kind}.words`, { count: minutes })}</span>
      </p>
    </div>
  );
}

/** The answer; screen readers hear it at once. */
export function DeskAnswerBox({ step, isPassing }: { readonly step: DeskStep; readonly isPassing: boolean }) {
  const { t } = useSpeech();
  const outcome = step.kind === 'found' ? 'mayVote' : step.kind === 'ready' ? step.outcome : null;
  return (
    <div role="status" aria-live="assertive" className={styles.answer}>
      {step.kind === 'busy' && <p className={styles.hint}>{t('office-polling:asking')}</p>}
      {outcome !== null && <Verdict outcome={outcome} isPassing={isPassing} />}
      {step.kind === 'ready' && step.trouble !== null && <TroubleWords trouble={step.trouble} />}
      {step.kind === 'unsure' && (
        <div className={styles.no}>
          <Icon name="cloud-off" />
          <p>
            <b>{t('office-polling:unsure.title')}</b>
            <span>{t('office-polling:unsure.words')}</span>
          </p>
        </div>
      )}
    </div>
  );
}

/** The Enter that asked may still be held down when the button gets the focus: it is no second press. */
const onePress = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

interface DeedsProps {
  readonly step: DeskStep;
  readonly box: string | null;
  /** Whether a pass can be made: the vote is open and has a kiosk. */
  readonly makesPasses: boolean;
  readonly give: () => void;
  readonly makePass: () => void;
  readonly sendAgain: () => void;
  readonly next: () => void;
}

/** What can be done for the person who was found: one press. The first button has the focus. */
export function DeskDeeds({ step, box, makesPasses, give, makePass, sendAgain, next }: DeedsProps) {
  const { t } = useSpeech();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (step.kind === 'found' || step.kind === 'unsure') first.current?.focus();
  }, [step]);
  if (step.kind === 'unsure')
    return (
      <div className={styles.deeds}>
        <OfficeButton ref={first} onClick={sendAgain}>
          {t('office-polling:unsure.again')}
        </OfficeButton>
      </div>
    );
  if (step.kind !== 'found') return null;
  return (
    <div className={styles.deeds}>
      {box !== null && (
        <OfficeButton ref={first} className={styles.deed} onKeyDown={onePress} onClick={give}>
          <b>{t('office-polling:give.button')}</b>
          <span>{t('office-polling:give.words', { box })}</span>
        </OfficeButton>
      )}
      {makesPasses && (
        <OfficeButton
          ref={box === null ? first : undefined}
          look={box === null ? 'full' : 'outline'}
          className={styles.deed}
          onKeyDown={onePress}
          onClick={makePass}
        >
          <b>{t('office-polling:passDeed.button')}</b>
          <span>{t('office-polling:passDeed.words')}</span>
        </OfficeButton>
      )}
      <OfficeButton
        ref={box === null && !makesPasses ? first : undefined}
        look="outline"
        hotkey="Esc"
        onClick={next}
      >
        {t('office-polling:nothing')}
      </OfficeButton>
    </div>
  );
}
