import { useCallback, useId } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { listOpinionsCall } from '#adapters/wire/staff-requests/list-opinions.ts';
import { isRight } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../../parts/office-link.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import type { Filters } from '../filters.ts';
import styles from './tools.module.css';

type Opinions = CallAnswer<typeof listOpinionsCall>;

/** What senders said after the end: of one mailbox if the list shows one, else of all that the reader may read. */
export function OpinionsPart({ filters }: { readonly filters: Pick<Filters, 'mailbox'> }) {
  const { council } = useOffice();
  const [only = null, another] = filters.mailbox;
  const mailbox = another === undefined ? only : null;
  const ask = useCallback(async () => {
    const asked = { realm: council.realm, ...(mailbox !== null && { mailbox }) };
    const read = await council.call(listOpinionsCall, asked);
    return isRight(read) ? read.right : null;
  }, [council, mailbox]);
  const [opinions] = useAnswer(ask);
  return opinions === null || opinions.count === 0 ? null : <OpinionsTold opinions={opinions} />;
}

function OpinionsTold({ opinions: { count, solved, scores, latest } }: { readonly opinions: Opinions }) {
  const { t } = useSpeech();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('office-desk:opinions.title')}</h3>
      <p>{t('office-desk:opinions.solved', { count, solved })}</p>
      <p>
        {scores
          .map((times, place) => t('office-desk:opinions.score', { n: place + 1, times }))
          .toReversed()
          .join(' · ')}
      </p>
      {latest.length > 0 && <LatestOpinions latest={latest} />}
    </section>
  );
}

/** What senders wrote last, each with its request. */
function LatestOpinions({ latest }: Pick<Opinions, 'latest'>) {
  const { t } = useSpeech();
  return (
    <ul role="list" className={styles.opinions}>
      {latest.map(({ iid, score, text, at }) => (
        <li key={`${iid} ${at}`}>
          <OfficeLink href={`/gestion/solicitudes/${encodeURIComponent(iid)}`}>{iid}</OfficeLink>{' '}
          {t('office-desk:opinions.of5', { n: score })} <q>{text}</q>
        </li>
      ))}
    </ul>
  );
}
