import { useCallback } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { readMeCall } from '#adapters/wire/office/read-me.ts';
import { isLeft } from '#domain/shared/result.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { useOffice, useOfficeTitle } from '../shell/office-context.ts';
import frame from '../shell/frame.module.css';
import styles from './access.module.css';
import { OwnAccount } from './own-account.tsx';
import { OwnCodes } from './own-codes.tsx';
import { OwnKeys } from './own-keys.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { OwnSignIns } from './own-sign-ins.tsx';
import { OwnTokens } from './own-tokens.tsx';

type Whole = CallAnswer<typeof readMeCall>;

/** What a person does with their own passkeys, codes, sessions and tokens of programs. */
export function OwnAccess() {
  const { t } = useSpeech();
  const { council } = useOffice();
  const title = t('office-access:own.title');
  useOfficeTitle(title);
  const { realm, call } = council;
  const [me, readAgain] = useAnswer(useCallback(() => call(readMeCall, { realm }), [call, realm]));
  return (
    <div className={frame.body}>
      <div className="stack stack-8">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="note">{t('office-access:own.lead')}</p>
      </div>
      {me === null && <LoadingList title={t('office:loading')} />}
      {me !== null && isLeft(me) && (
        <ErrorState
          level={2}
          title={t('office-access:fault.unreachable')}
          retry={{ text: t('office:again'), onClick: readAgain }}
        />
      )}
      {me !== null && !isLeft(me) && <Parts me={me.right} readAgain={readAgain} />}
    </div>
  );
}

function Parts({ me, readAgain }: { readonly me: Whole; readonly readAgain: () => void }) {
  const { t } = useSpeech();
  const { town } = useOffice();
  const { person } = me;
  if (person === null) return <EmptyState title={t('office-access:own.program')} />;
  return (
    <div className={styles.sections}>
      <OwnKeys person={person} readAgain={readAgain} />
      {town.provider !== null && <OwnAccount person={person} name={town.provider} readAgain={readAgain} />}
      <OwnCodes person={person} readAgain={readAgain} />
      <OwnSessions />
      <OwnSignIns />
      <OwnTokens grants={me.grants} />
    </div>
  );
}
