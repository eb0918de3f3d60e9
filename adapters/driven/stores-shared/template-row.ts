import type { AnswerTemplate } from '#domain/office/templates/template.ts';
import type { AnyRow } from './request-row.ts';

/** A template of a row that has its body. */
export const templateOf = ({ body }: AnyRow): AnswerTemplate => JSON.parse(String(body)) as AnswerTemplate;
