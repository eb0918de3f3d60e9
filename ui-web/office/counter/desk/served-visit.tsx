import { formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import type { CounterVisit } from '#adapters/wire/appointments/visit.ts';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { Hotkey } from '../../parts/hotkey.tsx';
import { OfficeButton } from '../../parts/office-button.tsx';
import { OfficeLink } from '../../parts/office-link.tsx';
import { counterHref } from '../counter-href.ts';
import { minutesBetween, usePapers, useServiceNames, useTownClock } from '../counter-names.ts';
import styles from '../counter.module.css';
import { queueOfDesk } from '../queue-of-desk.ts';
import type { CounterDialog, DeskWorkProps } from './desk-work.ts';

interface ServedProps extends DeskWorkProps {
  readonly served: CounterVisit | null;
  readonly open: (dialog: CounterDialog) => void;
}

/** Whom the desk has now and what can be done, with the next person on the large button. */
export function ServedVisit(props: ServedProps) {
  const { served, state, presenter, office, desk, open } = props;
  const { t } = useSpeech();
  const next = queueOfDesk(state.list, desk).mine[0];
  const kind = `${served === null ? 'call' : 'end'}${next === undefined ? 'Nobody' : 'Next'}`;
  return (
    <section className={styles.card} aria-label={t('office-counter:served.label')}>
      <CardHead served={served} asOf={state.list?.asOf ?? ''} />
      <div className={styles.cardBody}>
        {served !== null && <WhoItIs {...props} served={served} />}
        <OfficeButton
          className={styles.next}
          hotkey={t('office-counter:key.enter')}
          busy={state.isBusy}
          onClick={() => void presenter.next()}
        >
          {t(`office-counter:next.${kind}`, { code: next?.code ?? '' })}
        </OfficeButton>
        {served !== null && <Deeds {...props} served={served} />}
        <div className={styles.links}>
          <OfficeButton look="text" hotkey="T" onClick={() => open({ kind: 'ticket' })}>
            {t('office-counter:act.ticket')}
          </OfficeButton>
          <OfficeLink href={counterHref(office.id, 'dar')}>
            {t('office-counter:act.give')} <Hotkey keyName="C" />
          </OfficeLink>
          {state.undoable !== null && (
            <OfficeButton look="text" hotkey="Z" onClick={() => void presenter.undo()}>
              {t('office-counter:act.undo')}
            </OfficeButton>
          )}
        </div>
      </div>
    </section>
  );
}

/** The code, large: it is read out. */
function CardHead({ served, asOf }: { readonly served: CounterVisit | null; readonly asOf: string }) {
  const { t } = useSpeech();
  if (served === null)
    return (
      <header className={styles.cardFree}>
        <h2>{t('office-counter:served.nobody')}</h2>
      </header>
    );
  const minutes = minutesBetween(served.changed ?? asOf, asOf);
  return (
    <header className={styles.cardHead}>
      <h2>
        <span>{t('office-counter:served.now')}</span>
        <b>{served.code}</b>
      </h2>
      <span>{t('office-counter:minutes', { count: minutes, n: minutes })}</span>
    </header>
  );
}

/** What they come for, by which appointment, and what they should have brought. */
function WhoItIs({ served, setup }: ServedProps & { readonly served: CounterVisit }) {
  const { t } = useSpeech();
  const [names, papers, clock] = [useServiceNames(setup), usePapers(setup), useTownClock()];
  const brought = papers(served.services);
  return (
    <div className={styles.who}>
      <p>
        <b>{names(served.services)}</b>
        {served.people > 1 && ` · ${t('office-counter:people', { count: served.people, n: served.people })}`}
      </p>
      <p>
        {[
          served.isBooked
            ? t('office-counter:booked', { clock: clock(served.at) })
            : t('office-counter:walkIn', { clock: clock(served.at) }),
          served.name,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {served.isBooked && served.name !== null && (
        <p className={styles.check}>{t('office-counter:checkIdentity')}</p>
      )}
      <FeeAtDesk served={served} setup={setup} />
      {served.note !== null && <p>{t('office-counter:noted', { note: served.note })}</p>}
      {brought.length > 0 && (
        <PlainList>
          {brought.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </PlainList>
      )}
    </div>
  );
}

/** What the person has to pay, or has paid over the web. */
function FeeAtDesk({ served, setup }: Pick<ServedProps, 'setup'> & { readonly served: CounterVisit }) {
  const { t } = useSpeech();
  const fees = setup.services.filter(({ id }) => served.services.includes(id)).map(({ fee }) => fee);
  const due = cents(fees.reduce((sum, fee) => sum + Math.round(Number(fee) * 100), 0));
  if (served.paid !== null)
    return <p>{t('office-counter:fee.paid', { amount: formatMoney(cents(served.paid)) })}</p>;
  return due === 0 ? null : <p>{t('office-counter:fee.due', { amount: formatMoney(due) })}</p>;
}

/** What is done with who is here, each with its key. */
function Deeds({ served, presenter, open, state }: ServedProps & { readonly served: CounterVisit }) {
  const { t } = useSpeech();
  const acts = [
    ['call', 'R', () => void presenter.act(served, 'call')],
    ['park', 'P', () => void presenter.act(served, 'park')],
    ['miss', 'N', () => void presenter.act(served, 'miss')],
    ['redirect', 'O', () => open({ kind: 'redirect', visit: served })],
    ['papers', 'F', () => open({ kind: 'papers', visit: served })],
  ] as const;
  return (
    <div className={styles.deeds}>
      {acts
        .filter(([act]) => act !== 'call' || served.state === 'called')
        .map(([act, key, press]) => (
          <OfficeButton key={act} look="outline" hotkey={key} busy={state.isBusy} onClick={press}>
            {t(`office-counter:act.${act}`)}
          </OfficeButton>
        ))}
    </div>
  );
}
