import { type ReactNode, useState } from 'react';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useDeskActs } from '../desk-acts.ts';

/** Why an act was refused, with the part of it that is wrong. */
interface Refused {
  readonly kind: string;
}

/** The refusals that have words of their own. */
const known = ['unreachable', 'notAllowed', 'requestOver', 'unknownRequest'];

const whereOf = (refused: Refused): string | null =>
  'where' in refused && typeof refused.where === 'string' ? refused.where : null;

/** An act that changes the open request, one at a time: why the last one was not done, and which field is wrong. */
export function useRequestAct(act: () => Promise<Either<Refused, StaffRequest>>, done: () => void) {
  const { put, refresh } = useDeskActs();
  const [isBusy, setBusy] = useState(false);
  const [refused, refuse] = useState<Refused | null>(null);
  const run = async () => {
    if (isBusy) return;
    setBusy(true);
    const answer = await act();
    setBusy(false);
    refuse(isLeft(answer) ? answer.left : null);
    if (isLeft(answer)) return;
    put(answer.right);
    void refresh();
    done();
  };
  return { isBusy, refused, wrong: refused === null ? null : whereOf(refused), run };
}

interface ActDialogProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The button that does it; null as long as nothing can be done. */
  readonly confirm: string | null;
  readonly acting: Pick<ReturnType<typeof useRequestAct>, 'isBusy' | 'refused' | 'run'>;
  /** What a refusal says where the words of all acts do not fit; null where they do. */
  readonly words?: (refused: Refused) => string | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before the open request is changed: what is done, what stays, and why. */
export function ActDialog({ title, lead, confirm, acting, words, onClose, children }: ActDialogProps) {
  const { t } = useSpeech();
  const { refused, isBusy, run } = acting;
  const told = (why: Refused) =>
    words?.(why) ?? t(`office-desk:trouble.${known.includes(why.kind) ? why.kind : 'other'}`);
  const hasField = refused !== null && refused.kind === 'correctionRefused' && whereOf(refused) !== null;
  return (
    <DialogFrame
      open
      title={title}
      lead={lead}
      onClose={onClose}
      footer={
        <>
          {confirm !== null && (
            <OfficeButton busy={isBusy} onClick={() => void run()}>
              {confirm}
            </OfficeButton>
          )}
          <OfficeButton look="outline" onClick={onClose}>
            {t('office-desk:cancel')}
          </OfficeButton>
        </>
      }
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (confirm !== null) void run();
        }}
      >
        {children}
        <ToldNotice told={refused === null || hasField ? null : { isFault: true, words: told(refused) }} />
      </form>
    </DialogFrame>
  );
}
