import { useState } from 'react';
import { useSearch } from 'wouter';
import { separateRequestCall } from '#adapters/wire/staff-requests/separate-request.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Link } from '#ui-web/components/link/link.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import { useDeskActs } from '../desk-acts.ts';
import type { FactsProps } from '../facts-props.ts';
import { requestHref } from '../request-href.ts';
import { MatterFact } from '../matter-fact.tsx';
import styles from '../matter.module.css';

/** Where a duplicate went, or which ones came, with the way to each and the way back. */
export function MergedFact({ request, may }: Pick<FactsProps, 'request' | 'may'>) {
  const { t } = useSpeech();
  const search = useSearch();
  const { council } = useOffice();
  const { put, refresh } = useDeskActs();
  const [standing, set] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { iid, mergedInto = null, duplicates = [] } = request;
  if (mergedInto === null && duplicates.length === 0) return null;
  const separate = async () => {
    set('busy');
    const done = await council.call(separateRequestCall, { realm: council.realm, reference: iid });
    set(isLeft(done) ? 'failed' : 'idle');
    if (isLeft(done)) return;
    put(done.right);
    void refresh();
  };
  const linkTo = (number: string) => <Link href={requestHref(number, search)}>{number}</Link>;
  return (
    <MatterFact title={t(mergedInto === null ? 'office-desk:merge.others' : 'office-desk:merge.into')}>
      {mergedInto !== null && <p>{linkTo(mergedInto)}</p>}
      {duplicates.length > 0 && (
        <ul role="list">
          {duplicates.map((number) => (
            <li key={number}>{linkTo(number)}</li>
          ))}
        </ul>
      )}
      {mergedInto !== null && may.merge && (
        <>
          <OfficeButton look="text" busy={standing === 'busy'} onClick={() => void separate()}>
            {t('office-desk:merge.separate')}
          </OfficeButton>
          <p className={styles.small} role="status">
            {t(standing === 'failed' ? 'office-desk:trouble.other' : 'office-desk:merge.separateHint')}
          </p>
        </>
      )}
    </MatterFact>
  );
}
