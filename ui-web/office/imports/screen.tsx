import { useEffect, useState } from 'react';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { type Told, ToldNotice } from '../parts/told-notice.tsx';
import { lettersWord } from '../votes/letters/letters-word.ts';
import { reasonWord } from '../votes/opening/reason-word.ts';
import frame from '../shell/frame.module.css';
import { useOffice, useOfficeTitle } from '../shell/office-context.ts';
import { BringForm } from './bring-form.tsx';
import { ImportHistory } from './import-history.tsx';
import { LookView } from './look-view.tsx';
import { useVoteNames } from './vote-names.ts';
import { type ImportsState, importsPresenter } from './presenter.ts';

/** Where tables are brought: which one, what would change, and what was brought before. */
export function ImportsScreen() {
  const { t } = useSpeech();
  const { council, me } = useOffice();
  const [presenter] = useState(() => importsPresenter(council, me.acts));
  const state = useViewModel(presenter);
  const title = t('office-imports:title');
  useOfficeTitle(title);
  useEffect(() => void presenter.open(), [presenter]);
  const { refused, look } = state;
  return (
    <div className={frame.body}>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{t('office-imports:lead')}</p>
      <BringForm state={state} presenter={presenter} />
      <ToldNotice told={useTold(state)} />
      {refused !== null && (
        <Notice tone="error" live="assertive">
          <p>{t(`office-imports:refused.${refused}`)}</p>
        </Notice>
      )}
      {look !== null && <LookView look={look} state={state} presenter={presenter} />}
      {state.done !== null && (
        <ImportHistory items={state.done.items} isBusy={state.isBusy} undo={presenter.undo} />
      )}
    </div>
  );
}

const ofAmendments: ReadonlySet<string> = new Set(['noReason', 'notFixed', 'amendmentNeeded']);

/** The text that says why an amendment is not signed. */
function whyNotSigned(why: string): string {
  if (ofAmendments.has(why)) return `office-census:amendment.refused.${why}`;
  return why === 'unsigned' ? 'office-census:amendment.void' : reasonWord(why, 'failed');
}

/** What the last act led to, in words. */
function useTold({ told }: ImportsState): Told | null {
  const { t } = useSpeech();
  const names = useVoteNames();
  if (told === null) return null;
  switch (told.kind) {
    case 'published':
      return { isFault: false, words: t('office-imports:done', { ...told.counts }) };
    case 'censusWritten':
      return { isFault: false, words: t('office-imports:census.done', { ...told.counts }) };
    case 'inUse':
      return { isFault: true, words: t('office-imports:census.inUse', { votes: names(told.votes) }) };
    case 'censusChanged':
      return { isFault: true, words: t('office-imports:census.changed') };
    case 'undone':
      return { isFault: false, words: t('office-imports:history.undoneNow') };
    case 'changed':
      return { isFault: true, words: t('office-imports:history.changed') };
    case 'proposed':
    case 'takenBack':
      return { isFault: false, words: t(`office-census:amendment.${told.kind}`) };
    case 'noLetters':
      return { isFault: true, words: t(lettersWord(told.why)) };
    case 'lettersMade':
      return {
        isFault: false,
        words: t('office-census:letters.made', { count: told.letters, print: told.print.slice(0, 16) }),
      };
    case 'notSigned':
      return { isFault: true, words: t(whyNotSigned(told.why)) };
    case 'outdated':
    case 'failed':
      return { isFault: true, words: t(`office-imports:${told.kind}`) };
  }
}
