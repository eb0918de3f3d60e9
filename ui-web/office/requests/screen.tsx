import { useEffect, useState } from 'react';
import { listRequestsCall } from '#adapters/wire/requests/list-requests.ts';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { isRight } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice, useOfficeTitle } from '../shell/office-context.ts';
import styles from '../shell/frame.module.css';

/** The requests of the town, for the people who attend to them. */
export function RequestsScreen() {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [items, setItems] = useState<readonly StaffRequest[]>([]);
  const title = t('office:places.requests');
  useOfficeTitle(title);
  useEffect(() => {
    const ask = async () => {
      const read = await council.call(listRequestsCall, { realm: council.realm, limit: 200 });
      if (isRight(read)) setItems(read.right.items);
    };
    void ask();
  }, [council]);
  return (
    <div className={styles.body}>
      <h1 tabIndex={-1}>{title}</h1>
      <ul role="list">
        {items.map((one) => (
          <li key={one._id}>{one.title}</li>
        ))}
      </ul>
    </div>
  );
}
