import type { RealmId } from '#domain/shared/ids.ts';

/** How many like something, and whether whoever asks is one of them. */
export interface Likes {
  readonly count: number;
  readonly liked: boolean;
}

/** Likes. Devices are stored only as marks, without a time: each counts once for each content. */
export interface LikeStore {
  /** With a mark of null only the count is given. */
  read(realm: RealmId, content: string, mark: string | null): Promise<Likes>;
  /** Sets whether the mark likes it: the same again changes nothing. Answers with what counts from then on. */
  set(realm: RealmId, content: string, mark: string, liked: boolean): Promise<Likes>;
}
