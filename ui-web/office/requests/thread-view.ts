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
  | { readonly kind: 'note'; readonly at: string; readonly by: string; readonly text: string }
  /** What the sender says of how it went, after the end. */
  | {
      readonly kind: 'opinion';
      readonly at: string;
      readonly text: string;
      readonly isSolved: boolean;
      readonly score: number;
    };

/** What the sender, the council and its people wrote, in the order of time; what was asked for comes first. */
export function threadOf({
  createdAt,
  body,
  images,
  threads,
  notes,
  opinion,
}: Pick<
  StaffRequest,
  'createdAt' | 'body' | 'images' | 'threads' | 'notes' | 'opinion'
>): readonly ThreadEntry[] {
  const said = threads.map(
    ({ at, by, text, isSender, images: photos = [] }): ThreadEntry =>
      isSender ? { kind: 'resident', at, text, images: photos } : { kind: 'council', at, by, text },
  );
  const kept = notes.map(({ at, by, text }): ThreadEntry => ({ kind: 'note', at, by, text }));
  const rated: readonly ThreadEntry[] = opinion === undefined ? [] : [{ kind: 'opinion', ...opinion }];
  const later = [...said, ...kept, ...rated].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
  return [{ kind: 'resident', at: createdAt, text: body, images }, ...later];
}
