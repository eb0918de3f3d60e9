import { useEffect, useRef } from 'react';
import type { PocketCode, PocketEntry } from '#domain/pocket/pocket-entry.ts';
import { shownLetters } from '#domain/vouchers/code/voucher-letters.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { QrCode } from '#ui-web/components/qr-code/qr-code.tsx';
import { TileBand } from '#ui-web/components/tile/tile-band.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { euroText } from '../../vouchers/view-model.ts';
import styles from '../pocket.module.css';
import type { PocketPage } from '../state.ts';
import { pocketEntries } from '../things/entries.ts';
import { type VoucherCard, voucherCards } from '../things/usable-vouchers.ts';
import { useWhen } from '../when-words.ts';
import { whereWords } from './where-words.ts';

interface OpenedProps {
  readonly id: string;
  readonly page: PocketPage;
  readonly onClose: () => void;
}

/** What is shown at a counter, a door or a till: large codes, readable without a line. */
export function OpenedPass({ id, page, onClose }: OpenedProps) {
  const { council, site } = usePlace();
  const { t } = useSpeech();
  const entry = pocketEntries(page.held).find((one) => one.id === id);
  const card = voucherCards(page.held.orders, council.clock.now(), site.timeZone).find(
    ({ campaign }) => campaign === id,
  );
  return (
    <div className={styles.opened}>
      <p>
        <Button look="text" size="short" onClick={onClose}>
          {t('pocket:pass.back')}
        </Button>
      </p>
      {entry !== undefined && <EntryPass entry={entry} />}
      {card !== undefined && <VoucherPass card={card} />}
      {entry === undefined && card === undefined && <p>{t('pocket:pass.gone')}</p>}
    </div>
  );
}

const pages = { appointment: '/citas', reservation: '/reservas', ticket: '/entradas' } as const;

function EntryPass({ entry }: { readonly entry: PocketEntry }) {
  const speech = useSpeech();
  const { t, said } = speech;
  const { day, clock, capital } = useWhen();
  const where = whereWords(entry, speech);
  const { at, kind, id, codes } = entry;
  return (
    <>
      <article className={styles.pass} aria-labelledby="pass-title">
        <TileBand height={36} identifier={id} />
        <div className={styles.passBody}>
          <PassTitle>
            <small>{capital(day(at))}</small>
            {clock(at)}
          </PassTitle>
          <p>
            <b>{said(entry.title).text}</b>
          </p>
          <p>{where}</p>
        </div>
        <Codes codes={codes} />
      </article>
      <p>
        <LinkButton href={pages[kind]} look="outline" size="short">
          {t('pocket:pass.change')}
        </LinkButton>
      </p>
    </>
  );
}

function VoucherPass({ card }: { readonly card: VoucherCard }) {
  const { t, said } = useSpeech();
  const { day } = useWhen();
  const codes = card.vouchers.map(
    ({ id, code, face, left, type }): PocketCode => ({
      qr: code,
      letters: shownLetters(id),
      title: type,
      note: t('pocket:vouchers.left', { count: left, n: left, amount: euroText(face) }),
    }),
  );
  return (
    <>
      <article className={styles.pass} aria-labelledby="pass-title">
        <TileBand height={36} identifier={card.campaign} />
        <div className={styles.passBody}>
          <PassTitle>
            <small>{said(card.title).text}</small>
            {euroText(card.worth)}
          </PassTitle>
          <p>{t('pocket:vouchers.until', { day: day(card.until - 1) })}</p>
        </div>
        <Codes codes={codes} />
      </article>
      <p>
        <LinkButton href="/bonos" look="outline" size="short">
          {t('pocket:pass.change')}
        </LinkButton>
      </p>
    </>
  );
}

/** The heading takes the focus: the pass replaces the page that it was opened on. */
function PassTitle({ children }: { readonly children: React.ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} id="pass-title" className={styles.passTitle}>
      {children}
    </h1>
  );
}

function Codes({ codes }: { readonly codes: readonly PocketCode[] }) {
  const { t, said } = useSpeech();
  return codes.map(({ qr, letters, title, note }) => (
    <div key={qr} className={styles.stub}>
      <p className={styles.letters}>{letters}</p>
      <QrCode text={qr} label={t('pocket:pass.code', { letters })} />
      {[said(title).text, note].some((text) => text !== '') && (
        <p>{[said(title).text, note].filter((text) => text !== '').join(' · ')}</p>
      )}
      <p className="note">{t('pocket:pass.note')}</p>
    </div>
  ));
}
