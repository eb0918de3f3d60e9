import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { drawAndFocus } from '../parts/draw-now.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { Composer } from './composer.tsx';
import { composerId } from './composer-ids.ts';
import type { DeskEdit, DeskState, Trouble } from './desk-state.ts';
import type { OfficeDraft, WritingKind } from './drafts.ts';
import type { May } from './facts.tsx';
import { isOver, type ListPlace, RequestMatter } from './matter.tsx';
import threadStyles from './thread.module.css';
import type { DeskPresenter } from './presenter.ts';

interface OpenMatterProps {
  readonly request: StaffRequest;
  readonly state: Pick<DeskState, 'trouble' | 'isActing'>;
  readonly presenter: DeskPresenter;
  readonly may: May;
  readonly people: readonly string[];
  readonly mailbox: string;
  readonly place: ListPlace;
  readonly writing: WritingKind;
  readonly write: (writing: WritingKind) => void;
  /** Changes when a text was put back into the field from outside. */
  readonly turn: number;
  /** An answer was stored: the next request opens. */
  readonly sent: (draft: OfficeDraft) => void;
}

/** The open request with what can be written and done. */
export function OpenMatter(props: OpenMatterProps) {
  const { request, state, presenter, may, writing, write, sent } = props;
  const over = isOver(request);
  const canAnswer = may.answer && !over;
  const shown = canAnswer ? writing : 'note';
  const send = async (change: DeskEdit, key: string) => {
    const isStored = await presenter.handle(change, key);
    if (isStored && change.message !== undefined)
      sent({ text: change.message, key, status: change.status ?? null });
    if (isStored) return 'stored';
    return presenter.current().trouble === 'sentBefore' ? 'usedUp' : 'refused';
  };
  return (
    <RequestMatter
      request={request}
      may={may}
      isOver={over}
      people={props.people}
      mailbox={props.mailbox}
      place={props.place}
      handle={(change) => void presenter.handle(change)}
      answer={canAnswer ? () => drawAndFocus(() => write('answer'), composerId) : null}
      trouble={state.trouble && <TroublePart trouble={state.trouble} forget={presenter.forget} />}
      composer={
        <Composer
          key={`${shown} ${props.turn}`}
          request={request}
          writing={shown}
          choose={write}
          may={{ answer: canAnswer, note: may.note }}
          isSending={state.isActing}
          send={send}
        />
      }
    />
  );
}

/** Why something was not done; what was typed stays in its field. */
function TroublePart({ trouble, forget }: { readonly trouble: Trouble; readonly forget: () => void }) {
  const { t } = useSpeech();
  return (
    <div className={threadStyles.trouble} role="alert">
      <p>
        <b>{t(`office-requests:trouble.${trouble}`)}</b>
      </p>
      <p>{t(`office-requests:troubleText.${trouble}`)}</p>
      <OfficeButton look="text" onClick={forget}>
        {t('office:close')}
      </OfficeButton>
    </div>
  );
}
