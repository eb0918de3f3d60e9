import { useEffect, useRef, useState } from 'react';
import { finishByProviderCall } from '#adapters/wire/providers/finish-by-provider.ts';
import { isLeft } from '#domain/shared/result.ts';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { Door } from './door.tsx';
import { faultWords } from './fault-words.ts';

/** The address to which the council's provider leads back; what it says is behind the #, which no server sees. */
export const returnPath = '/gestion/cuenta';

interface ProviderReturnProps {
  readonly council: OfficeCouncil;
  /** What is behind the #. */
  readonly returned: string;
  /** Called with the place to which the person goes. */
  readonly leave: (place: string) => void;
}

/** Finishes what was begun at the council's provider: once, since an answer counts once. */
export function ProviderReturn({ council, returned, leave }: ProviderReturnProps) {
  const { t } = useSpeech();
  const [fault, setFault] = useState<string | null>(null);
  const [begun] = useState(returned);
  const isAsked = useRef(false);
  const { realm, call } = council;
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    // The address is not kept with it, in the history or in a bookmark.
    window.history.replaceState(
      window.history.state,
      '',
      `${window.location.pathname}${window.location.search}`,
    );
    const finish = async () => {
      const { state = '', ...more } = Object.fromEntries(new URLSearchParams(begun));
      const done = await call(finishByProviderCall, { realm, body: { returned: { state, ...more } } });
      if (isLeft(done)) setFault(faultWords(t, done.left));
      else leave(done.right.purpose === 'staff' ? '/gestion' : '/gestion/acceso');
    };
    void finish();
  }, [begun, call, leave, realm, t]);
  if (fault === null)
    return (
      <Door>
        <LoadingList title={t('office-access:account.loading')} />
      </Door>
    );
  return (
    <Door>
      <h1 tabIndex={-1}>{t('office-access:account.failed')}</h1>
      <Notice tone="error" live="assertive">
        <p>{fault}</p>
      </Notice>
      <OfficeButton look="outline" onClick={() => leave('/gestion')}>
        {t('office-access:account.again')}
      </OfficeButton>
    </Door>
  );
}
