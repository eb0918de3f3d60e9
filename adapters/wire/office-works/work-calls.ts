import { listWorksText } from './list-works.ts';
import { planWorkText } from './plan-work.ts';
import { putWorkPhotoText } from './put-work-photo.ts';
import { takeNewsBackText } from './take-news-back.ts';
import { tellNewsText } from './tell-news.ts';
import { makeProjectsText, makeResultArticleText, readVoteOutcomeText } from './vote-outcome.ts';

/** The calls of funded proposals that are carried out: their news from the street, and their plan. */
export const workCalls = [
  listWorksText,
  tellNewsText,
  putWorkPhotoText,
  takeNewsBackText,
  planWorkText,
  readVoteOutcomeText,
  makeResultArticleText,
  makeProjectsText,
] as const;
