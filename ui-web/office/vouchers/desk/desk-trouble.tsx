import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import desk from '../../votes/desk/desk.module.css';
import type { VoucherTrouble } from './voucher-desk-presenter.ts';

/** Refusals that the desk has words for; every other one is that it could not be done. */
const inWords: ReadonlySet<string> = new Set([
  'identityUnreadable',
  'notListed',
  'birthDayMissing',
  'birthDayUnreadable',
  'tooYoung',
  'nothingOrdered',
  'unknownArea',
  'tooMany',
  'notYet',
  'over',
  'paused',
  'soldOut',
  'hasMost',
  'notGranted',
  'neverReturned',
  'partlyUsed',
  'returnIsOver',
  'notSoldHere',
  'tooManyAttempts',
  'alreadyEntered',
  'drawClosed',
  'notHeld',
]);

/** Why nothing was given, and what to do. */
export function DeskTroubleBox({ trouble: { kind, most, minutes } }: { readonly trouble: VoucherTrouble }) {
  const { t } = useSpeech();
  const name = inWords.has(kind) ? kind : 'failed';
  return (
    <div className={desk.no}>
      <Icon name="warning" />
      <p>
        <b>{t('office-vouchers:desk.notGiven')}</b>
        <span>{t(`office-vouchers:desk.trouble.${name}`, { count: most ?? minutes ?? 0 })}</span>
      </p>
    </div>
  );
}

/** The answer was lost: it may have been done. */
export function UnsureBox() {
  const { t } = useSpeech();
  return (
    <div className={desk.no}>
      <Icon name="cloud-off" />
      <p>
        <b>{t('office-polling:unsure.title')}</b>
        <span>{t('office-vouchers:desk.unsure')}</span>
      </p>
    </div>
  );
}
