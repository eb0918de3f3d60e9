import type { Survey } from '#domain/voting/survey.ts';

/** The id of a question's frame on the page, for links and focus. */
export const questionId = (survey: Survey): string => `q-${survey.id}`;

/** Below the questions: the voter's identity, and the button of the dialog. */
export const sendPartId = 'enviar';
