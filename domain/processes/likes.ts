/** How many like something, and whether oneself is one of them. */
interface Likes {
  readonly count: number;
  readonly liked: boolean;
}

/**
 * What to show while the council has not answered yet: the known count, with one's own like as it is wanted.
 * Known 240 without one's own, wanted: 241. Known 241 with it, wanted: 241.
 */
export const likesAsWanted = ({ count, liked }: Likes, wanted: boolean): Likes => ({
  count: count - Number(liked) + Number(wanted),
  liked: wanted,
});
