import { useState } from 'react';
import { formatClock } from '#application/text/dates.ts';
import type { DeskSeen } from '#adapters/wire/voting-desk/desk.ts';
import { beginKioskCall } from '#adapters/wire/voting-desk/kiosk/begin-kiosk.ts';
import { endKioskCall } from '#adapters/wire/voting-desk/kiosk/end-kiosk.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { RefusalOf } from '#ui-web/composition/call-council.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../../parts/office-button.tsx';
import { SureDialog } from '../../../parts/sure-dialog.tsx';
import { useOffice } from '../../../shell/office-context.ts';
import styles from '../desk.module.css';
import { BegunKiosk, KioskForm, type KioskFault } from './kiosk-form.tsx';

type DeskKiosk = DeskSeen['kiosks'][number];

interface KiosksProps {
  readonly id: string;
  readonly kiosks: readonly DeskKiosk[];
  /** Whether the vote is open: else no tablet is added. */
  readonly opens: boolean;
  readonly again: () => void;
}

/** Why no kiosk was begun. */
function faultOf(refusal: RefusalOf<typeof beginKioskCall>): KioskFault {
  const where = refusal.kind === 'deskRefused' ? refusal.where : undefined;
  return where === 'noName' || where === 'closed' ? where : 'failed';
}

/** Whether the letters of a kiosk are still to be typed: they were not yet, and it was not closed at another desk. */
function isAwaited({ id }: DeskKiosk, kiosks: readonly DeskKiosk[]): boolean {
  const listed = kiosks.find((one) => one.id === id);
  return listed === undefined || !listed.started;
}

/** The tablets of a vote: which are started, and the letters that start another. */
export function DeskKiosks({ id, kiosks, opens, again }: KiosksProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { realm } = council;
  const [isBusy, setBusy] = useState(false);
  const [begun, setBegun] = useState<{ readonly kiosk: DeskKiosk; readonly code: string } | null>(null);
  const [fault, setFault] = useState<KioskFault | null>(null);
  const [asked, ask] = useState<DeskKiosk | null>(null);
  const begin = async (name: string) => {
    setBusy(true);
    const answer = await council.call(beginKioskCall, { realm, id, body: { name } });
    setBusy(false);
    setFault(isLeft(answer) ? faultOf(answer.left) : null);
    if (!isLeft(answer)) setBegun(answer.right);
    again();
    return !isLeft(answer);
  };
  const end = async (kiosk: DeskKiosk) => {
    setBusy(true);
    const ended = await council.call(endKioskCall, { realm, id, body: { kiosk: kiosk.id } });
    setBusy(false);
    ask(null);
    setFault(isLeft(ended) ? 'failed' : null);
    if (begun?.kiosk.id === kiosk.id) setBegun(null);
    again();
  };
  return (
    <section className={styles.panel} aria-labelledby="quioscos">
      <header>
        <h2 id="quioscos">{t('office-polling:kiosks.title')}</h2>
        <span>{t('office-polling:kiosks.hint')}</span>
      </header>
      <ul role="list">
        {kiosks.length === 0 && begun === null && <li>{t('office-polling:kiosks.none')}</li>}
        {kiosks.map((kiosk) => (
          <KioskRow key={kiosk.id} kiosk={kiosk} end={() => ask(kiosk)} />
        ))}
        {begun !== null && isAwaited(begun.kiosk, kiosks) && (
          <BegunKiosk
            key={begun.code}
            name={begun.kiosk.name}
            code={begun.code}
            done={() => setBegun(null)}
          />
        )}
        {opens && <KioskForm isBusy={isBusy} fault={fault} begin={begin} />}
      </ul>
      <SureDialog
        isOpen={asked !== null}
        title={t('office-polling:kiosks.sure.title', { name: asked?.name ?? '' })}
        lead={t('office-polling:kiosks.sure.words')}
        yes={t('office-polling:kiosks.sure.yes')}
        no={t('office-polling:kiosks.sure.no')}
        isBusy={isBusy}
        cancel={() => ask(null)}
        confirm={() => asked && void end(asked)}
      />
    </section>
  );
}

/** One tablet: whether it is started, and how it is closed. */
function KioskRow({ kiosk, end }: { readonly kiosk: DeskKiosk; readonly end: () => void }) {
  const { t, language } = useSpeech();
  const { town } = useOffice();
  const { name, started, until } = kiosk;
  const time = formatClock(Date.parse(until) - 1, town.timeZone, language);
  return (
    <li className={styles.kiosk}>
      <span>
        <b>{name}</b>
        <span>{t(started ? 'office-polling:kiosks.started' : 'office-polling:kiosks.waits', { time })}</span>
      </span>
      <OfficeButton look="outline" aria-label={t('office-polling:kiosks.endNamed', { name })} onClick={end}>
        {t('office-polling:kiosks.end')}
      </OfficeButton>
    </li>
  );
}
