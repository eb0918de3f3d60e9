import { ErrorText } from '#ui-web/components/field/error-text.tsx';

/** What is wrong with a whole group, above its fields. */
export function GroupError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  return error === undefined ? null : <ErrorText id={id}>{error}</ErrorText>;
}
