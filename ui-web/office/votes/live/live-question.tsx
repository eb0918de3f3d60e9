import { useEffect, useMemo, useState } from 'react';
import { readSurvey } from '#adapters/wire/voting/survey.ts';
import { bodyOf } from '#domain/documents/office-document.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { type DraftBallot, emptyDraft } from '#ui-web/screens/survey/draft/draft-ballot.ts';
import { noProcess } from '#ui-web/screens/survey/no-process.ts';
import { answering } from '#ui-web/screens/survey/questions/answering.ts';
import { questionViewer } from '#ui-web/screens/survey/questions/question-view.ts';
import { QuestionPart } from '#ui-web/screens/survey/questions/question.tsx';
import type { OpenState } from '#ui-web/screens/survey/state.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { OpenDocument } from '../../documents/editor/open-document.ts';
import { learnSurveys } from '../../i18n/surveys/survey-texts.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import shared from '../votes.module.css';
import styles from './live.module.css';

interface LiveProps {
  readonly questions: readonly OpenDocument[];
  readonly close: () => void;
}

/** The questions as if they were open, with what was answered so far. Nothing is sent or kept. */
function openState(
  chain: readonly Survey[],
  draft: DraftBallot,
  now: number,
  zone: string,
): OpenState | null {
  const open = chain.map((survey) => ({ ...survey, isActive: true, startsAt: null, endDay: null }));
  const [main] = open;
  if (main === undefined) return null;
  return {
    kind: 'open',
    visit: {
      process: noProcess(),
      main,
      chain: open,
      voteCount: null,
      state: { kind: 'open', lastDay: null },
      now,
      zone,
      shuffled: new Map(),
    },
    showing: 'questions',
    draft,
    census: { id: '', secrets: [], isAuthorised: false } as unknown as OpenState['census'],
    identity: null,
    earlierCode: '',
    earlier: { kind: 'unasked' },
    restoredAt: null,
    keepsDrafts: false,
    hasVoted: false,
    faults: null,
    attempt: null,
    dialog: { kind: 'closed' },
  };
}

/** The surveys of the questions as they are written; what cannot be read yet is left out. */
function useChain(questions: readonly OpenDocument[]): readonly Survey[] {
  const { town } = useOffice();
  return useMemo(
    () =>
      questions.flatMap(({ collection, id, shown }) => {
        const read = readSurvey(bodyOf({ collection, id }, shown), town.timeZone);
        return isLeft(read) ? [] : [read.right];
      }),
    [questions, town],
  );
}

/** The questions drawn by the resident’s own parts, to be answered as a resident does. */
export function LiveQuestion({ questions, close }: LiveProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { council, town } = useOffice();
  const [isReady, ready] = useState(false);
  const [draft, setDraft] = useState<DraftBallot>(emptyDraft);
  const [view] = useState(() => questionViewer());
  const chain = useChain(questions);
  const [answers] = useState(() => answering(setDraft, (survey) => survey.question));
  useEffect(() => {
    void learnSurveys(speech).then(() => ready(true));
  }, [speech]);
  const open = openState(chain, draft, council.clock.now(), town.timeZone);
  return (
    <DialogFrame
      open
      wide
      title={t('office-votes:live.title')}
      onClose={close}
      footer={
        <OfficeButton look="outline" data-autofocus="" onClick={close}>
          {t('office:close')}
        </OfficeButton>
      }
    >
      <div className={styles.live}>
        <p className={shared.hint}>{t('office-votes:live.hint')}</p>
        {questions.length > chain.length && <p className={shared.bad}>{t('office-votes:live.unreadable')}</p>}
        {isReady &&
          open !== null &&
          view(open, speech).map((one) => <QuestionPart key={one.id} view={one} answering={answers} />)}
      </div>
    </DialogFrame>
  );
}
