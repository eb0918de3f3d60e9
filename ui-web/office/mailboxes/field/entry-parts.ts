import type { FieldPath } from '#domain/documents/fields.ts';
import type { FormPart } from '../../documents/form/form-tree.ts';

/** The fields of an entry as the generic form has them; empty if it has none for it. */
export function partsOfEntry(parts: readonly FormPart[], path: FieldPath): readonly FormPart[] {
  for (const part of parts) {
    if (part.kind !== 'list' || !path.startsWith(`${part.path}/`)) continue;
    for (const item of part.items) {
      if (item.path === path) return item.parts;
      if (path.startsWith(`${item.path}/`)) return partsOfEntry(item.parts, path);
    }
  }
  return [];
}

/** The part of a member. */
export const partNamed = (parts: readonly FormPart[], name: string): FormPart | null =>
  parts.find(({ field }) => field.name === name) ?? null;

/** The same part under other words. */
export const renamed = <P extends FormPart>(part: P, label: string): P => ({
  ...part,
  field: { ...part.field, label, isOwnName: true },
});
