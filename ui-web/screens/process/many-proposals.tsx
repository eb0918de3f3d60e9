import { type ReactNode, use } from 'react';
import { FindAmong } from '#ui-web/components/find-among/find-among.tsx';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import { findingWords } from '#ui-web/shell/words/finding-words.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { ListedProposalView } from './proposals-view.ts';

interface ManyProposalsProps {
  readonly proposals: readonly ListedProposalView[];
  /** The id of what follows the list; null where nothing does. */
  readonly past: string | null;
  readonly children: (away: ReadonlySet<string>) => ReactNode;
}

const endId = 'proposals-end';

/** With this many proposals a reader looks for a known one, or skips them. */
export function ManyProposals({ proposals, past, children }: ManyProposalsProps) {
  const speech = useSpeech();
  use(speech.later());
  const entries = proposals.map(({ id, title, zone = '' }) => ({ id, text: `${textOf(title)} ${zone}` }));
  return (
    <>
      <FindAmong entries={entries} words={findingWords('proposal', speech)} past={past ?? endId}>
        {children}
      </FindAmong>
      {past === null && (
        <p>
          <a id={endId} href="#proposals">
            {speech.t('finding:top')}
          </a>
        </p>
      )}
    </>
  );
}
