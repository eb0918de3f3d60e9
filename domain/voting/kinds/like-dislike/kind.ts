import { oneOption } from '../shared/one-option.ts';

/** `likeDislike`: exactly one answer, usually a like or a dislike. */
export const likeDislike = oneOption('likeDislike');
