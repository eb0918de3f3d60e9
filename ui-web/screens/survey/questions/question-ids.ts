import type { Survey } from '#domain/voting/survey.ts';

/** The id of a question's frame on the page: links and focus lead there. */
export const questionId = (survey: Survey): string => `q-${survey.id}`;

/** Below the questions: who votes, and the way to the dialog. */
export const sendPartId = 'enviar';
