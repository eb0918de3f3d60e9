import { QrCode } from '#ui-web/components/qr-code/qr-code.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './own-ticket.module.css';

/** The page on which a ticket is followed. Behind the hash no server and no log has its key, which only reads it. */
export const ownTicketUrl = (realm: string, key: string): string =>
  `${window.location.origin}/citas?realm=${encodeURIComponent(realm)}#${encodeURIComponent(key)}`;

/** The code by which a phone takes a ticket along: its person can wait outside. */
export function OwnTicket({ realm, ticket }: { readonly realm: string; readonly ticket: string }) {
  const { t } = useSpeech();
  return (
    <div className={styles.own}>
      <QrCode text={ownTicketUrl(realm, ticket)} label={t('office-hall:phone.label')} />
      <p>{t('office-hall:phone.words')}</p>
    </div>
  );
}
