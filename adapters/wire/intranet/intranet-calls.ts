import { confirmReviewText, markNewsReadText, readNewsReadersText } from './news-calls.ts';
import { readIntranetFileText } from './read-intranet-file.ts';
import { readIntranetText } from './read-intranet.ts';
import { askInternallyText, decideInternalText, withdrawInternalText } from './request-calls.ts';
import { changeRoomText, readRoomsText } from './room-calls.ts';

/** The calls of the intranet: of people of staff alone. */
export const intranetCalls = [
  readIntranetText,
  readIntranetFileText,
  readNewsReadersText,
  markNewsReadText,
  confirmReviewText,
  askInternallyText,
  decideInternalText,
  withdrawInternalText,
  readRoomsText,
  changeRoomText,
] as const;
