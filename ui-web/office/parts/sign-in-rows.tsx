import { useState } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import type { listOwnSignInsCall } from '#adapters/wire/office/list-sign-ins.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from './office-button.tsx';
import styles from './sign-in-rows.module.css';
import { useOfficeMoment } from './use-moment.ts';

type SignIn = CallAnswer<typeof listOwnSignInsCall>['items'][number];

/** How many are shown before the reader asks for all. */
const first = 6;

/** When somebody came in, with what and with which browser; what was refused stands out. */
export function SignInRows({ items }: { readonly items: readonly SignIn[] }) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const [isWhole, setWhole] = useState(false);
  if (items.length === 0) return <p>{t('office-access:signIns.none')}</p>;
  return (
    <>
      <ul role="list" className={styles.rows}>
        {(isWhole ? items : items.slice(0, first)).map(({ at, way, device, letIn }) => (
          <li key={`${at} ${way} ${device}`} className={letIn ? undefined : styles.refused}>
            <span>
              {moment(at)}
              {!letIn && <b> · {t('office-access:signIns.refused')}</b>}
            </span>
            <small>
              {t(`office-access:way.${way}`)} · {device === '' ? t('office-access:sessions.unknown') : device}
            </small>
          </li>
        ))}
      </ul>
      {!isWhole && items.length > first && (
        <p>
          <OfficeButton look="text" onClick={() => setWhole(true)}>
            {t('office-access:signIns.all', { count: items.length })}
          </OfficeButton>
        </p>
      )}
    </>
  );
}
