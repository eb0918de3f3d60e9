import type { Survey } from '#domain/voting/survey.ts';

/** The id of a question's frame on the page, for links and focus. */
export const questionId = (survey: Survey): string => `q-${survey.id}`;

/** Below the questions: the voter's identity, and the button of the dialog. */
export const sendPartId = 'enviar';

/** The field for the code of an earlier vote, in the same part. */
export const earlierCodeId = 'earlier-code';

/** All answers once more, above the voter's identity. */
export const reviewId = 'repaso';

/** The links of a step of the road, below its question. */
export const stepLinksId = 'seguir';
