import { useState } from 'react';
import { actOnDocumentCall } from '#adapters/wire/office-documents/act-on-document.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { documentHref } from '../documents/list/list-query.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { OfficeLink } from '../parts/office-link.tsx';
import { useOffice } from '../shell/office-context.ts';
import styles from './setup.module.css';
import type { SetupAnswer, SetupChange } from './use-setup.ts';

interface OpenPortalProps {
  readonly setup: SetupAnswer;
  readonly change: (body: SetupChange) => Promise<string | null>;
  readonly readAgain: () => void;
  readonly onOpened: () => void;
}

type FirstOne = SetupAnswer['documents'][number];
type Trouble = { readonly kind: 'failed' } | { readonly kind: 'refused'; readonly document: FirstOne };

/** Publishes the first documents one after the other, each by the act of the office; what stopped it, or null. */
function usePublishing() {
  const { council } = useOffice();
  const { realm, call } = council;
  return async (documents: readonly FirstOne[]): Promise<Trouble | null> => {
    const waiting = documents.filter(({ state }) => state !== 'published');
    for (const document of waiting) {
      const { collection, id, version } = document;
      // oxlint-disable-next-line no-await-in-loop -- what others name is published before them
      const done = await call(actOnDocumentCall, {
        realm,
        collection,
        id,
        body: { act: 'publish', version },
      });
      if (!isLeft(done)) continue;
      return done.left.kind === 'documentRefused' ? { kind: 'refused', document } : { kind: 'failed' };
    }
    return null;
  };
}

/** Publishes and then ends the setup; why the last attempt stopped. */
function useOpening({ setup, change, readAgain, onOpened }: OpenPortalProps) {
  const publish = usePublishing();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    const stopped = await publish(setup.documents);
    const isOver = stopped === null ? await change({ isOver: true }) : null;
    setBusy(false);
    setTrouble(isOver === null ? stopped : { kind: 'failed' });
    if (stopped === null && isOver === null) onOpened();
    else readAgain();
  };
  return { open, isBusy, trouble };
}

/** Opens the portal to the public: everything that was written is published. */
export function OpenPortal(props: OpenPortalProps) {
  const { t } = useSpeech();
  const { open, isBusy, trouble } = useOpening(props);
  const { setup } = props;
  return (
    <div className={styles.open}>
      {setup.mayOpen ? (
        <OfficeButton busy={isBusy} onClick={() => void open()}>
          {t(isBusy ? 'office-setup:open.working' : 'office-setup:open.title')}
        </OfficeButton>
      ) : (
        <span className={styles.closed}>{t('office-setup:open.title')}</span>
      )}
      <p className="note">{t(setup.mayOpen ? 'office-setup:open.ready' : 'office-setup:open.needs')}</p>
      {trouble !== null && <OpeningTrouble trouble={trouble} />}
    </div>
  );
}

function OpeningTrouble({ trouble }: { readonly trouble: Trouble }) {
  const { t } = useSpeech();
  if (trouble.kind === 'failed')
    return (
      <Notice tone="error" live="assertive">
        <p>{t('office-setup:open.failed')}</p>
      </Notice>
    );
  const { collection, id } = trouble.document;
  return (
    <Notice tone="error" live="assertive">
      <p>{t('office-setup:open.refused', { name: id })}</p>
      <p>
        <OfficeLink href={documentHref(collection, id)}>{t('office-setup:open.mend')}</OfficeLink>
      </p>
    </Notice>
  );
}
