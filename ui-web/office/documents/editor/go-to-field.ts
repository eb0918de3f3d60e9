import type { FieldPath } from '#domain/documents/fields.ts';
import { idOf } from '../form/form-place.ts';

/** Goes to the field of a place; to the nearest one above it if it has none of its own. */
export function goToField(path: FieldPath): void {
  const steps = path.split('/');
  const ids = steps.map((_, at) => idOf(steps.slice(0, steps.length - at).join('/')));
  const field = ids.map((id) => document.getElementById(id)).find((one) => one !== null);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
