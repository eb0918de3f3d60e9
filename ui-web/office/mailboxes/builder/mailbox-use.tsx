import { useCallback } from 'react';
import { listRequestsCall } from '#adapters/wire/requests/list-requests.ts';
import { formatCount } from '#application/text/numbers.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import styles from './builder.module.css';

/** How many requests came through the mailbox this year, for those who may read them. */
export function MailboxUse({ id }: { readonly id: string }) {
  const { t } = useSpeech();
  const { council, town, me } = useOffice();
  const mayRead = me.acts.has('request.read');
  const ask = useCallback(async () => {
    if (!mayRead) return null;
    const { realm, call, clock } = council;
    const from = `${dayAt(clock.now(), town.timeZone).slice(0, 4)}-01-01`;
    const found = await call(listRequestsCall, { realm, mailbox: [id], from, limit: 1 } as never);
    return isLeft(found) ? null : found.right.itemsCount;
  }, [council, town, mayRead, id]);
  const [count] = useAnswer(ask);
  if (count === null) return null;
  return <p className={styles.use}>{t('office-mailbox:use', { count, n: formatCount(count) })}</p>;
}
