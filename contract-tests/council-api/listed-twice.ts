import type { Finding } from './finding.ts';
import { isRecord } from './read-answer.ts';

/** The first item that is listed twice: of its courts or seats, two people would be shown the same ones. */
export function listedTwice(answer: unknown): Finding | null {
  const items = isRecord(answer) && Array.isArray(answer['items']) ? answer['items'] : [];
  const ids = items.map((one: { readonly id: string }) => one.id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  return twice === undefined ? null : { kind: 'unwanted', what: twice };
}
