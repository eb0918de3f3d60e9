import type { FieldPath } from '#domain/documents/fields.ts';
import { ConflictBox } from './conflict-box.tsx';
import { useForm } from '../form-place.ts';

/** The conflict of a field: with what somebody else wrote, or with what was published meanwhile. */
export function ConflictOfField({ path }: { readonly path: FieldPath }) {
  const { unsent, outdated, shown, published } = useForm().document;
  const change = unsent.get(path);
  const old = change === undefined ? outdated.get(path) : undefined;
  const other = change?.other ?? old ?? null;
  if (other === null) return null;
  const first = [...unsent.values()].find((one) => one.other !== null)?.path ?? [...outdated.keys()][0];
  const was = change === undefined ? undefined : (change.was ?? published?.get(path));
  return <ConflictBox {...{ path, other, was }} mine={shown.get(path)} hasKeys={first === path} />;
}
