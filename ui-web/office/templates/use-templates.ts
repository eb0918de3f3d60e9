import { useCallback } from 'react';
import { keepTemplateCall } from '#adapters/wire/templates/keep-template.ts';
import { listTemplatesCall } from '#adapters/wire/templates/list-templates.ts';
import { removeTemplateCall } from '#adapters/wire/templates/remove-template.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { useOffice } from '../shell/office-context.ts';
import { areAlike, templateBody, type WrittenTemplate, writtenFrom } from './written-template.ts';

/** Why a template was not stored or removed. */
export type TemplateTrouble = 'unreachable' | 'notAllowed' | 'gone' | 'refused' | 'other';

function troubleOf(refused: object): TemplateTrouble {
  const kind = 'kind' in refused ? refused.kind : null;
  if (kind === 'unreachable' || kind === 'notAllowed') return kind;
  if (kind === 'unknownTemplate') return 'gone';
  return kind === 'templateRefused' ? 'refused' : 'other';
}

/** The templates of the town, and what can be done with them; null until they are here. */
export function useTemplateList() {
  const { council } = useOffice();
  const { call, realm } = council;
  const ask = useCallback(() => call(listTemplatesCall, { realm }), [call, realm]);
  const [answer, again] = useAnswer(ask);

  /** Whether a new one was stored although its answer was lost. */
  const isThere = async (written: WrittenTemplate): Promise<boolean> => {
    const read = await ask();
    return isRight(read) && read.right.items.some((one) => areAlike(writtenFrom(one), written));
  };
  const keep = async (written: WrittenTemplate, isRetry: boolean): Promise<TemplateTrouble | null> => {
    if (isRetry && written.id === null && (await isThere(written))) return null;
    const kept = await call(keepTemplateCall, { realm, body: templateBody(written) });
    return isLeft(kept) ? troubleOf(kept.left) : null;
  };
  const remove = async (id: string): Promise<TemplateTrouble | null> => {
    const removed = await call(removeTemplateCall, { realm, id });
    return isLeft(removed) ? troubleOf(removed.left) : null;
  };
  return { answer, again, keep, remove };
}
