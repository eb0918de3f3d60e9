import { useState } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { ReceiptCodeField } from '#ui-web/components/receipt-code/code-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { wrongCode } from '../sending/faults.ts';
import { earlierWords } from './earlier-words.ts';
import { fieldIds } from '../sending/fault-words.ts';
import type { SurveyPresenter } from '../presenter.ts';
import { questionId } from '../questions/question-ids.ts';
import styles from '../screen.module.css';
import type { OpenState } from '../state.ts';
import type { OpenView } from '../view-model.ts';
import { answerable, asksCensus } from '../visit.ts';

interface EarlierVoteProps {
  readonly open: OpenState;
  readonly view: OpenView;
  readonly presenter: SurveyPresenter;
}

/**
 * If votes may be changed: the code of the vote that this one will replace, and its answers as the starting point of
 * the new one (specification 2, section 4).
 */
export function EarlierVoteFields({ open, view, presenter }: EarlierVoteProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { earlierCode, earlier } = open;
  // Only the voter closes it: emptying the field must not hide it.
  const [isOpen, setIsOpen] = useState(earlierCode !== '');
  const error = view.errors.find(({ href }) => href === `#${fieldIds.earlierCode}`)?.text;
  // While a code is being typed it is incomplete; once it was sent, it is wrong.
  const wrong = earlier.kind === 'refused' ? wrongCode(open) : null;
  const words = wrong === null ? error : earlierWords(wrong, asksCensus(open.visit), speech);
  const asking = earlier.kind === 'asking';
  return (
    <details
      className={styles.more}
      open={isOpen || error !== undefined}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{t('survey:earlierCode.summary')}</summary>
      <div className="stack stack-16">
        <ReceiptCodeField
          id={fieldIds.earlierCode}
          label={t('survey:earlierCode.label')}
          hint={t('survey:earlierCode.hint')}
          error={words}
          value={earlierCode}
          onChange={presenter.writeEarlierCode}
        />
        <p>
          <Button look="outline" size="short" busy={asking} onClick={() => void presenter.showEarlierVote()}>
            {t(asking ? 'survey:earlierVote.asking' : 'survey:earlierVote.show')}
          </Button>
        </p>
        <div role="status">
          {wrong === null ? <Outcome open={open} /> : <p className="visually-hidden">{words}</p>}
        </div>
      </div>
    </details>
  );
}

/** The outcome of the search, unless the field says it. */
function Outcome({ open }: { readonly open: OpenState }) {
  const speech = useSpeech();
  const { t } = speech;
  const { earlier, visit } = open;
  if (earlier.kind === 'refused') {
    return (
      <Notice tone="error">
        <p>{earlierWords(earlier.refusal, asksCensus(visit), speech)}</p>
      </Notice>
    );
  }
  if (earlier.kind !== 'found') return null;
  const [first] = answerable(visit);
  return (
    <Notice tone="warning">
      <p>{t(earlier.isShown ? 'survey:earlierVote.shown' : 'survey:earlierVote.found')}</p>
      {visit.chain.some(({ canChangeVote }) => !canChangeVote) && <p>{t('survey:earlierVote.fixed')}</p>}
      {earlier.isShown && first && (
        <p>
          <a href={`#${questionId(first)}`}>{t('survey:earlierVote.toQuestions')}</a>
        </p>
      )}
    </Notice>
  );
}
