import type { Role } from '#domain/office/roles.ts';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';

/** An invitation as it is typed. */
export interface TypedInvitation {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

/** An invitation that nobody has typed yet: a second administrator is what a town needs first. */
export const noInvitation: TypedInvitation = { name: '', email: '', role: 'administrator' };

/** Roles that one person can give, those that a small council needs first. */
const offeredRoles: readonly Role[] = ['administrator', 'publisher', 'editor', 'requestOfficer', 'moderator'];

interface InviteFieldsProps {
  readonly typed: TypedInvitation;
  readonly change: (part: Partial<TypedInvitation>) => void;
  readonly isWrong: boolean;
}

/** Who is invited, and what they will do. */
export function InviteFields({ typed, change, isWrong }: InviteFieldsProps) {
  const { t } = useSpeech();
  return (
    <>
      <TextField
        label={t('office-setup:steps.people.name')}
        width="100%"
        maxLength={80}
        autoComplete="off"
        value={typed.name}
        onChange={(name) => change({ name })}
        error={isWrong ? t('office-setup:steps.people.wrong') : undefined}
      />
      <TextField
        label={t('office-setup:steps.people.email')}
        hint={t('office-setup:steps.people.emailHint')}
        type="email"
        width="100%"
        autoComplete="off"
        value={typed.email}
        onChange={(email) => change({ email })}
      />
      <SelectField
        label={t('office-setup:steps.people.role')}
        width="100%"
        value={typed.role}
        onChange={(role) => change({ role: role as Role })}
        options={offeredRoles.map((one) => ({ value: one, text: t(`office-people:roles.${one}.name`) }))}
      />
    </>
  );
}
