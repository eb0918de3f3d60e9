import { useState } from 'react';
import { isLeft } from '#domain/shared/result.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { type Speech, useSpeech } from '#ui-web/speech.ts';
import { askEarlierVote, type EarlierRefusal } from './ask-earlier-vote.ts';
import { fieldIds } from './fault-words.ts';
import type { SurveyPresenter } from './presenter.ts';
import { questionId } from './question-head.ts';
import styles from './screen.module.css';
import type { OpenState } from './state.ts';
import type { OpenView } from './view-model.ts';
import { answerable } from './visit.ts';

interface EarlierVoteProps {
  readonly open: OpenState;
  readonly view: OpenView;
  readonly presenter: SurveyPresenter;
}

/** How the asking for an earlier vote went; `code` is the one that was asked with. */
type Asking =
  | { readonly kind: 'not' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'shown'; readonly code: string }
  | { readonly kind: 'refused'; readonly code: string; readonly refusal: EarlierRefusal };

/**
 * Where votes may be changed: the code of the one that this vote shall replace, and what that one says, as the
 * starting point of the new one (specification 2, section 4).
 */
export function EarlierVote({ open, view, presenter }: EarlierVoteProps) {
  const speech = useSpeech();
  const { council } = usePlace();
  const [asking, setAsking] = useState<Asking>({ kind: 'not' });
  // Whoever opens it closes it: emptying the field must not take it away from under the fingers.
  const [isOpen, setIsOpen] = useState(open.earlierCode !== '');
  const { t } = speech;
  const { earlierCode } = open;
  // What was found or refused holds for the code it was asked with.
  const stands = 'code' in asking && asking.code === earlierCode ? asking : null;
  const notACode = stands?.kind === 'refused' && stands.refusal.kind === 'notACode';
  const error = view.errors.find(({ href }) => href === `#${fieldIds.earlierCode}`)?.text;

  const show = async () => {
    setAsking({ kind: 'asking' });
    const asked = await askEarlierVote(council, open);
    if (isLeft(asked)) return setAsking({ kind: 'refused', code: earlierCode, refusal: asked.left });
    presenter.startFrom(asked.right);
    return setAsking({ kind: 'shown', code: earlierCode });
  };

  return (
    <details
      className={styles.more}
      open={isOpen || error !== undefined}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{t('survey:earlierCode.summary')}</summary>
      <div className="stack stack-16">
        <TextField
          id={fieldIds.earlierCode}
          label={t('survey:earlierCode.label')}
          hint={t('survey:earlierCode.hint')}
          error={notACode ? t('survey:faults.earlierCode') : error}
          width="100%"
          value={earlierCode}
          onChange={presenter.writeEarlierCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <p>
          <Button look="outline" size="short" busy={asking.kind === 'asking'} onClick={() => void show()}>
            {t(asking.kind === 'asking' ? 'survey:earlierVote.asking' : 'survey:earlierVote.show')}
          </Button>
        </p>
        <div role="status">{stands && <Outcome asking={stands} open={open} speech={speech} />}</div>
      </div>
    </details>
  );
}

interface OutcomeProps {
  readonly asking: Extract<Asking, { readonly kind: 'shown' | 'refused' }>;
  readonly open: OpenState;
  readonly speech: Speech;
}

function Outcome({ asking, open, speech }: OutcomeProps) {
  const { t } = speech;
  if (asking.kind === 'refused') {
    if (asking.refusal.kind === 'notACode') return null;
    return (
      <Notice tone="error">
        <p>{refusedText(asking.refusal, speech)}</p>
      </Notice>
    );
  }
  const [first] = answerable(open.visit);
  return (
    <Notice tone="warning">
      <p>{t('survey:earlierVote.shown')}</p>
      {first && (
        <p>
          <a href={`#${questionId(first)}`}>{t('survey:earlierVote.toQuestions')}</a>
        </p>
      )}
    </Notice>
  );
}

function refusedText(refusal: EarlierRefusal, { t }: Speech): string {
  switch (refusal.kind) {
    case 'censusMissing':
      return t('survey:earlierVote.censusMissing');
    case 'identityUnchecked':
      return t('survey:earlierVote.identityUnchecked');
    case 'noAnswer':
    case 'serverFailed':
    case 'noSession':
    case 'busy':
      return t('survey:earlierVote.notNow');
    case 'tooManyAttempts':
      return t('survey:earlierVote.wait', { count: Math.ceil(refusal.retryAfterSeconds / 60) });
    default:
      return t('survey:earlierVote.notFound');
  }
}
