import type { GroupNeeds } from '#domain/forms/needs/group-needs.ts';
import { useFormTools } from '../form-context.ts';

/** How many fields of a group must be filled; nothing if none must be. */
export function GroupHint({ needs: { atLeast, among } }: { readonly needs: GroupNeeds }) {
  const { t } = useFormTools().speech;
  if (atLeast === 0) return null;
  const isAll = atLeast === among.length;
  return (
    <p className="note">
      {t(isAll ? 'request:group.all' : 'request:group.some', { least: atLeast, of: among.length })}
    </p>
  );
}
