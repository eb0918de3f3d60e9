import { readPublishedDraw } from '#adapters/wire/registrations/draw/published-draw.ts';
import { webSha256 } from '#adapters/driven/ballot-list/web-hash.ts';
import { type VerifiedDraw, verifyDraw } from '#application/registrations/draw/verify-draw.ts';
import type { DrawList } from '#domain/registrations/draw/draw-list.ts';
import type { DrawOutcome } from '#domain/registrations/draw/draw-outcome.ts';
import { type DrawExplanation, whyOf } from '#domain/registrations/draw/why-of.ts';
import { isLeft } from '#domain/shared/result.ts';

/** What a browser found that drew a published list again; times are milliseconds. */
export type RecountedDraw =
  | { readonly kind: 'unreachable' | 'unreadable' }
  | (Omit<VerifiedDraw, 'outcome'> & {
      readonly kind: 'recounted';
      readonly applications: number;
      readonly isDrawn: boolean;
      readonly took: number;
    });

/** What a page asks a recount: to draw again, or why an application got what it got. */
export type DrawQuestion =
  | { readonly kind: 'recount'; readonly text: string }
  | { readonly kind: 'why'; readonly id: string };

/** The answer to either. */
export type DrawAnswer = RecountedDraw | DrawExplanation | null;

const hash = (text: string): Promise<string> => webSha256(new TextEncoder().encode(text));

/** Draws again in this thread; it keeps the last draw, to explain applications of it. */
export function recountingDraws(): (question: DrawQuestion) => Promise<DrawAnswer> {
  let last: { readonly list: DrawList; readonly outcome: DrawOutcome } | null = null;
  const recount = async (text: string): Promise<RecountedDraw> => {
    const from = performance.now();
    const read = readPublishedDraw(text);
    if (isLeft(read)) return { kind: 'unreadable' };
    const { toVerify } = read.right;
    const { outcome, ...found } = await verifyDraw({ hash, isSigned: null })(toVerify);
    last = outcome && { list: toVerify.list, outcome };
    const took = performance.now() - from;
    const { length: applications } = toVerify.list.applications;
    return { kind: 'recounted', ...found, applications, isDrawn: toVerify.act !== null, took };
  };
  return async (question) => {
    if (question.kind === 'recount') return recount(question.text);
    return last && whyOf(last.list, last.outcome, question.id.trim());
  };
}
