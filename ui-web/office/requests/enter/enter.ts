import { enterRequestCall } from '#adapters/wire/staff-requests/enter-request.ts';
import { writeRequest } from '#adapters/wire/requests/request.ts';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import type { ContactField } from '#domain/forms/contact.ts';
import type { DeskChannel } from '#domain/forms/desk/desk-channel.ts';
import type { Reference } from '#domain/forms/request.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';

/** For whom a request is entered: how they came, how they are reached, and what they agreed to. */
export interface Entering {
  readonly channel: DeskChannel;
  readonly language: Language;
  readonly contact: Readonly<Partial<Record<ContactField, string>>>;
  readonly shown: string;
}

/** Why a request was not entered, beyond what the form says beside its fields. */
export type EnterTrouble =
  | 'email'
  | 'consent'
  | 'closed'
  | 'payment'
  | 'notAllowed'
  | 'unreachable'
  | 'other';

function troubleOf(refused: { readonly kind: string }): EnterTrouble | null {
  const where = 'where' in refused ? refused.where : null;
  if (refused.kind === 'correctionRefused') return where === 'email' ? 'email' : 'consent';
  if (refused.kind === 'paymentMissing') return 'payment';
  if (refused.kind === 'notAllowed' || refused.kind === 'unreachable') return refused.kind;
  if (refused.kind === 'requestRefused') return null;
  return refused.kind === 'mailboxClosed' || refused.kind === 'unknownMailbox' ? 'closed' : 'other';
}

type Send = FormCouncil['requests']['send'];
type Refusal =
  Awaited<ReturnType<Send>> extends infer Answer
    ? Answer extends { readonly _tag: 'Left'; readonly left: infer L }
      ? L
      : never
    : never;

interface Entered {
  readonly of: () => Entering;
  readonly entered: (request: StaffRequest) => void;
  readonly trouble: (trouble: EnterTrouble | null) => void;
}

/** Hands a form that is filled in to the call of the desk, in place of sending it as a resident. */
export const enterBy =
  ({ call }: Pick<OfficeCouncil, 'call'>, { of, entered, trouble }: Entered): Send =>
  async (realm, mailbox, key, body) => {
    const { channel, language, contact, shown } = of();
    const request = writeRequest({ ...body, contact, acceptsPrivacy: true });
    const asked = { mailbox, request, channel, consent: { shown }, language, key };
    const done = await call(enterRequestCall, { realm, body: asked });
    trouble(isLeft(done) ? troubleOf(done.left) : null);
    if (isLeft(done)) {
      // The form has words of its own for faults of its fields; the rest is said beside its button.
      const isOfForm = done.left.kind === 'requestRefused' || done.left.kind === 'unreachable';
      return left((isOfForm ? done.left : { kind: 'serverFailed', status: 0 }) as unknown as Refusal);
    }
    entered(done.right);
    const { _id, iid, createdAt, title } = done.right;
    return right({ id: _id as Reference, iid, createdAt, title });
  };
