import type { HttpAnswer } from './ask.ts';
import { shown } from './finding.ts';
import { isRecord } from './read-answer.ts';

/** An answer that no council's API gives: the server that sent it is probably something else. */
export type StrangeAnswer =
  | { readonly kind: 'webPage'; readonly status: number }
  | { readonly kind: 'notJson'; readonly status: number }
  | { readonly kind: 'emptyBody'; readonly status: number }
  | { readonly kind: 'errorAsSuccess'; readonly status: number; readonly err: string }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

const isSuccess = (status: number) => status >= 200 && status < 300;

/** What is strange about an answer; null for a list, and for a refusal, which every API may give. */
export function strangeness({ status, headers, text, json }: HttpAnswer): StrangeAnswer | null {
  if (status >= 300 && status < 400) {
    return { kind: 'redirect', status, location: headers.get('location') ?? '—' };
  }
  if (text.trim() === '') return isSuccess(status) ? { kind: 'emptyBody', status } : null;
  if (json === undefined) {
    const isPage = /html/iu.test(headers.get('content-type') ?? '') || /^\s*</u.test(text);
    return { kind: isPage ? 'webPage' : 'notJson', status };
  }
  if (!isSuccess(status) || !isRecord(json) || 'items' in json) return null;
  const err = json['err'] ?? json['message'] ?? json['errCode'];
  return err === undefined ? null : { kind: 'errorAsSuccess', status, err: shown(err) };
}
