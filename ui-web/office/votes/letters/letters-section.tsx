import { useEffect, useId, useState } from 'react';
import { formatDay } from '#application/text/dates.ts';
import { formatCount } from '#application/text/numbers.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { useViewModel } from '#ui-web/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { HistorySteps } from '../../parts/history-steps.tsx';
import { OfficeButton } from '../../parts/office-button.tsx';
import { OfficeLink } from '../../parts/office-link.tsx';
import { useOffice } from '../../shell/office-context.ts';
import styles from '../votes.module.css';
import { type LettersAnswer, type LettersPresenter, lettersPresenter } from './letters-presenter.ts';
import { LostLetterForm } from './lost-letter-form.tsx';
import { PrinterPlace } from './printer-place.tsx';
import { lettersWord } from './letters-word.ts';

const counts = ['sent', 'returned', 'replaced'] as const;

/** Letters with codes of a vote: how many, to whom they are encrypted, a lost one, those that came back. */
export function LettersSection({ vote }: { readonly vote: string }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [presenter] = useState(() => lettersPresenter(council, vote));
  const { letters, isBusy, refused, isReplaced } = useViewModel(presenter);
  useEffect(() => void presenter.load(), [presenter]);
  if (letters === null) return null;
  const isReady = letters.printer !== null && letters.printer.confirmed !== null;
  return (
    <section className={styles.opening} aria-labelledby="cartas">
      <h2 id="cartas">{t('office-census:letters.title')}</h2>
      <p className={styles.hint}>{t('office-census:letters.lead')}</p>
      <dl className={styles.sums}>
        {counts.map((one) => (
          <div key={one}>
            <dt>{t(`office-census:letters.counts.${one}`)}</dt>
            <dd>{formatCount(letters[one])}</dd>
          </div>
        ))}
      </dl>
      <PrinterPlace {...{ letters, presenter, isBusy }} />
      {refused !== null && (
        <p role="alert" className={styles.bad}>
          {t(lettersWord(refused))}
        </p>
      )}
      {isReplaced && <p role="status">{t('office-census:letters.saved')}</p>}
      {letters.mayMake && isReady && (
        <>
          <p>
            <OfficeLink href="/gestion/importar?tabla=letters">{t('office-census:letters.make')}</OfficeLink>
          </p>
          <details className={styles.details}>
            <summary>{t('office-census:letters.lost')}</summary>
            <LostLetterForm {...{ presenter, isBusy }} />
          </details>
        </>
      )}
      {letters.mayMake && letters.sent > 0 && <ReturnedForm {...{ letters, presenter, isBusy }} />}
      <LetterSteps letters={letters} />
    </section>
  );
}

interface ReturnedProps {
  readonly letters: LettersAnswer;
  readonly presenter: LettersPresenter;
  readonly isBusy: boolean;
}

/** How many letters the post has brought back. */
function ReturnedForm({ letters, presenter, isBusy }: ReturnedProps) {
  const { t } = useSpeech();
  const id = useId();
  const [typed, type] = useState(String(letters.returned));
  return (
    <form
      className={styles.returned}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void presenter.noteReturned(/^\d{1,7}$/u.test(typed.trim()) ? Number(typed) : -1);
      }}
    >
      <label htmlFor={id}>{t('office-census:letters.returned')}</label>
      <input
        id={id}
        inputMode="numeric"
        maxLength={7}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <OfficeButton type="submit" look="outline" busy={isBusy}>
        {t('office-census:letters.note')}
      </OfficeButton>
    </form>
  );
}

/** Who did what on which day; no hour is kept. */
function LetterSteps({ letters: { steps } }: { readonly letters: LettersAnswer }) {
  const { language } = useSpeech();
  const { town } = useOffice();
  const dayOf = (at: string) => formatDay(dayAt(Date.parse(at), town.timeZone), language);
  return <HistorySteps steps={steps} whenSaid={dayOf} />;
}
