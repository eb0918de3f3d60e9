import { useCallback, useState } from 'react';
import { giveRoleCall } from '#adapters/wire/office/give-role.ts';
import { invitePersonCall } from '#adapters/wire/office/invite-person.ts';
import { listPeopleCall } from '#adapters/wire/office/list-people.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { InviteLink } from '../../people/invite-link.tsx';
import type { InvitedOne } from '../../people/person.ts';
import { useOffice } from '../../shell/office-context.ts';
import { InviteFields, noInvitation, type TypedInvitation } from '../invite-fields.tsx';
import { useStepKeeping, useTyped } from '../kept/step-keeping.ts';
import { PeopleHere } from '../people-here.tsx';
import { StepForm } from '../step-form.tsx';
import type { StepProps } from '../step-props.ts';

/** Invites somebody and gives them a role. */
function useInviting(readAgain: () => void) {
  const { language } = useSpeech();
  const { council } = useOffice();
  const { realm, call } = council;
  const [invited, setInvited] = useState<InvitedOne | null>(null);
  const [isWithoutRole, setWithoutRole] = useState(false);
  const invite = async ({ name, email, role }: TypedInvitation) => {
    const body = { name, email, language, mail: email.trim() !== '' };
    const made = await call(invitePersonCall, { realm, body });
    if (isLeft(made)) return made.left.kind;
    const person = made.right.person.id;
    const given = await call(giveRoleCall, { realm, person, body: { role, scope: 'town' } });
    setWithoutRole(isLeft(given));
    setInvited(made.right);
    readAgain();
    return null;
  };
  return { invite, invited, isWithoutRole, forget: () => setInvited(null) };
}

/** The people who work in the office with the first one. */
export function PeopleStep({ setup, change, goOn }: StepProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { realm, call } = council;
  const ask = useCallback(() => call(listPeopleCall, { realm }), [call, realm]);
  const [answer, readAgain] = useAnswer(ask);
  const people = answer === null || isLeft(answer) ? [] : answer.right.items;
  const { invite, invited, isWithoutRole, forget } = useInviting(readAgain);
  const [typed, type] = useTyped<TypedInvitation>(() => noInvitation);
  const { forget: forgetTyped } = useStepKeeping();
  const [isWrong, setWrong] = useState(false);
  const save = async () => {
    const refused = await invite(typed);
    setWrong(refused === 'personRefused');
    if (refused === 'personRefused') return undefined;
    if (refused !== null) return refused === 'notAllowed' ? 'notAllowed' : 'unreachable';
    type({ name: '', email: '' });
    forgetTyped();
    return undefined;
  };
  const goAlone = async () => {
    if (people.length > 1 || (await change({ settle: 'people' })) === null) goOn();
  };
  const isDone = people.length > 1 || setup.settled.includes('people');
  return (
    <>
      <PeopleHere people={people} />
      {invited !== null && <InviteLink key={invited.invitation} invited={invited} onClose={forget} />}
      {isWithoutRole && (
        <Notice tone="warning" live="polite">
          <p>{t('office-setup:steps.people.noRole')}</p>
        </Notice>
      )}
      <StepForm
        save={save}
        goOn={goOn}
        button={t('office-setup:steps.people.invite')}
        ways={
          <OfficeButton look="outline" onClick={() => void goAlone()}>
            {t(isDone ? 'office-setup:new.next' : 'office-setup:steps.people.alone')}
          </OfficeButton>
        }
      >
        <InviteFields typed={typed} change={type} isWrong={isWrong} />
      </StepForm>
    </>
  );
}
