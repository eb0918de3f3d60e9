import { lazy, Suspense, useState } from 'react';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useMailboxNames } from '../mailbox-names.ts';
import { mergeButtonId } from './merge-button-id.ts';

const Dialog = lazy(async () => {
  const { MergeDialog } = await import('./merge-dialog.tsx');
  const NamedMergeDialog = (props: Omit<Parameters<typeof MergeDialog>[0], 'mailboxOf'>) => (
    <MergeDialog {...props} mailboxOf={useMailboxNames()} />
  );
  return { default: NamedMergeDialog };
});

/** The way to merge the open request with another one that says the same. */
export function MergeButton({ request }: { readonly request: StaffRequest }) {
  const { t } = useSpeech();
  const [isOpen, open] = useState(false);
  return (
    <>
      <OfficeButton id={mergeButtonId} look="outline" hotkey="U" onClick={() => open(true)}>
        {t('office-desk:merge.open')}
      </OfficeButton>
      {isOpen && (
        <Suspense>
          <Dialog request={request} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
