import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { shownLetters } from '#domain/vouchers/code/voucher-letters.ts';
import { Facts } from '#ui-web/components/facts/facts.tsx';
import { QrCode } from '#ui-web/components/qr-code/qr-code.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { Printed } from '../../parts/printed.tsx';
import { useOffice } from '../../shell/office-context.ts';
import { useVenueWords } from '../use-venue-words.ts';
import styles from './desk-slip.module.css';

/** What a slip says of a reservation. */
export interface SlipMatter {
  readonly place: string;
  readonly start: string;
  readonly end: string;
  readonly total: number;
  /** How it was paid at the desk; null: nothing was. */
  readonly paid: 'cash' | 'card' | null;
  readonly letters: string | null;
  /** What its QR code says. */
  readonly code: string | null;
}

interface SlipProps {
  readonly venue: VenueAnswer;
  readonly matter: SlipMatter;
}

/** The slip of a reservation at a desk: its receipt, and the letters with which its holder comes in. */
export function DeskSlip({ venue, matter }: SlipProps) {
  const { t } = useSpeech();
  return (
    <>
      <p>
        <OfficeButton look="outline" onClick={() => window.print()}>
          {t('office-venues:slip.print')}
        </OfficeButton>
      </p>
      <Printed>
        <Paper venue={venue} matter={matter} />
      </Printed>
    </>
  );
}

function Paper({ venue, matter: { place, start, end, total, paid, letters, code } }: SlipProps) {
  const { t, said } = useSpeech();
  const { town, council } = useOffice();
  const words = useVenueWords(venue);
  const now = new Date(council.clock.now()).toISOString();
  return (
    <article className={styles.slip}>
      <p>{said(town.name).text}</p>
      <h1>{said(venue.title).text}</h1>
      <Facts
        look="long"
        items={[
          { term: t('office-venues:slip.place'), value: words.place(place) },
          {
            term: t('office-venues:slip.when'),
            value: `${words.day(start)}, ${words.hours({ start, end })}`,
          },
          ...(paid === null
            ? []
            : [
                {
                  term: t('office-venues:slip.paid'),
                  value: t(`office-venues:slip.${paid}`, {
                    amount: words.money(total),
                    when: `${words.day(now)}, ${words.clock(now)}`,
                  }),
                },
              ]),
        ]}
      />
      {letters !== null && (
        <>
          <p>{t('office-venues:slip.letters')}</p>
          <p className={styles.letters} translate="no">
            {shownLetters(letters)}
          </p>
          <div className={styles.code}>
            <QrCode text={code ?? letters} label={shownLetters(letters)} />
          </div>
        </>
      )}
    </article>
  );
}
