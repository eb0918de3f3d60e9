import type { DescribedField } from './described-field.ts';
import { describeKind } from './describe-kind.ts';

/** The fields of a kind; a collection that the town added has those of pages. */
export const fieldsOfKind = (collection: string): readonly DescribedField[] =>
  describeKind(collection, []) ?? describeKind(collection, [collection]) ?? [];

/**
 * The fields of the object at a place of a document; none if its kind has no such place.
 *
 * @example describedWithin('articulos', 'images/@1') // src, alt, title
 */
export function describedWithin(collection: string, path: string): readonly DescribedField[] {
  let fields = fieldsOfKind(collection);
  for (const step of path.split('/')) {
    if (step.startsWith('@') || step === '') continue;
    const field = fields.find(({ name }) => name === step);
    fields = (field?.members ?? field?.item?.().members)?.() ?? [];
  }
  return fields;
}
