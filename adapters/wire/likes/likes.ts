import * as t from 'io-ts';

/** Asks for the likes of one content (specification 3, section 7). */
export const likesBodyWire = t.type({ displayType: t.literal('likes') });

/** Asks for the likes of several at once, as a list shows them. */
export const manyLikesBodyWire = t.type({ displayType: t.literal('likes'), contents: t.array(t.string) });

/** Whether a device likes the content from now on; a body without a value likes it. */
export const likeGivenWire = t.partial({ liked: t.boolean });

/** The likes of a content; `liked` is about the device that asks. */
export const likesWire = t.type({
  _id: t.string,
  displayType: t.literal('likes'),
  voteCount: t.number,
  liked: t.boolean,
});

/** Likes as screens count them. */
export const readLikeCount = ({ voteCount, liked }: t.TypeOf<typeof likesWire>) => ({
  count: voteCount,
  liked,
});
