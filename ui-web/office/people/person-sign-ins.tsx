import { useCallback } from 'react';
import { listSignInsCall } from '#adapters/wire/office/list-sign-ins.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { SignInRows } from '../parts/sign-in-rows.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useOffice } from '../shell/office-context.ts';
import type { ListedPerson } from './person.ts';

/** When a person came in, for those who may end their sessions. */
export function PersonSignIns({ person: { id } }: { readonly person: Pick<ListedPerson, 'id'> }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { realm, call } = council;
  const [came] = useAnswer(
    useCallback(() => call(listSignInsCall, { realm, person: id }), [call, realm, id]),
  );
  if (came === null) return <p className="note">{t('office:loading')}</p>;
  if (isLeft(came)) return <p role="status">{t('office-access:signIns.failed')}</p>;
  return <SignInRows items={came.right.items} />;
}
