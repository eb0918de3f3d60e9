import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';

/** One entry of the thread of a request. */
export type ThreadEntry =
  | {
      readonly kind: 'resident';
      readonly at: string;
      readonly text: string;
      readonly images: readonly string[];
    }
  | { readonly kind: 'council'; readonly at: string; readonly by: string; readonly text: string }
  | { readonly kind: 'note'; readonly at: string; readonly by: string; readonly text: string };

/** What the sender, the council and its people wrote, in the order of time; what was asked for comes first. */
export function threadOf({
  createdAt,
  body,
  images,
  threads,
  notes,
}: Pick<StaffRequest, 'createdAt' | 'body' | 'images' | 'threads' | 'notes'>): readonly ThreadEntry[] {
  const said = threads.map(
    ({ at, by, text, isSender, images: photos = [] }): ThreadEntry =>
      isSender ? { kind: 'resident', at, text, images: photos } : { kind: 'council', at, by, text },
  );
  const kept = notes.map(({ at, by, text }): ThreadEntry => ({ kind: 'note', at, by, text }));
  const later = [...said, ...kept].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return [{ kind: 'resident', at: createdAt, text: body, images }, ...later];
}
