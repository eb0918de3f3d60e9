import { useCallback, useMemo } from 'react';
import type { RequestView } from '#adapters/wire/requests/sent-request.ts';
import { bestScore, longestOpinion } from '#domain/forms/sender/opinion.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import styles from '#ui-web/screens/request/screen.module.css';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { type OpinionPresenter, opinionPresenter, type OpinionState } from './presenter.ts';

interface OpinionPartProps {
  readonly request: Pick<RequestView, 'id' | 'mayRate' | 'opinion'>;
  readonly onSent: (request: RequestView) => void;
}

/** How a finished request went: two questions and a sentence, once; then thanks. */
export function OpinionPart({ request, onSent }: OpinionPartProps) {
  const { t } = useSpeech();
  const { opinion, mayRate, id } = request;
  if (opinion === null && !mayRate) return null;
  return (
    <LedgerRow id="valoracion" title={t('request:rate.title')}>
      {opinion === null ? (
        <OpinionForm id={id} onSent={onSent} />
      ) : (
        <Notice tone="ok" live="polite">
          <p>{t('request:rate.thanks', { score: opinion.score, best: bestScore })}</p>
        </Notice>
      )}
    </LedgerRow>
  );
}

function OpinionForm({ id, onSent }: Pick<OpinionPartProps, 'onSent'> & { readonly id: RequestView['id'] }) {
  const { council } = usePlace();
  const { t } = useSpeech();
  const presenter = useMemo(() => opinionPresenter(council, id, onSent), [council, id, onSent]);
  const state = useViewModel(presenter);
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void presenter.send();
      }}
    >
      <Questions state={state} presenter={presenter} />
      {state.refusal !== null && (
        <Notice tone="error" live="assertive">
          <p>{t(state.refusal.kind === 'unreachable' ? 'request:rate.offline' : 'request:rate.refused')}</p>
        </Notice>
      )}
      <p>
        <Button type="submit" look="outline" busy={state.isSending}>
          {t(state.isSending ? 'request:rate.sending' : 'request:rate.send')}
        </Button>
      </p>
    </form>
  );
}

function Questions({
  state: { isSolved, score, text, missing },
  presenter,
}: {
  readonly state: OpinionState;
  readonly presenter: OpinionPresenter;
}) {
  const { t } = useSpeech();
  const needed = useCallback(
    (part: OpinionState['missing']) =>
      missing === part ? t(`request:rate.needed.${part ?? 'score'}`) : undefined,
    [missing, t],
  );
  return (
    <>
      <ChoiceGroup
        kind="radio"
        name="resuelta"
        compact
        inRow
        legend={t('request:rate.solved')}
        error={needed('isSolved')}
        options={[
          { value: 'yes', title: t('request:rate.yes') },
          { value: 'no', title: t('request:rate.no') },
        ]}
        selected={isSolved === null ? [] : [isSolved ? 'yes' : 'no']}
        onChange={([chosen]) => presenter.answer({ isSolved: chosen === 'yes' })}
      />
      <ChoiceGroup
        kind="radio"
        name="nota"
        compact
        inRow
        legend={t('request:rate.score')}
        hint={t('request:rate.scoreHint', { best: bestScore })}
        error={needed('score')}
        options={Array.from({ length: bestScore }, (_, place) => ({
          value: String(place + 1),
          title: String(place + 1),
        }))}
        selected={score === null ? [] : [String(score)]}
        onChange={([chosen]) => presenter.answer({ score: Number(chosen) })}
      />
      <TextField
        id="valoracion-texto"
        label={t('request:rate.text')}
        hint={t('request:rate.textHint', { most: longestOpinion })}
        multiline={2}
        width="100%"
        value={text}
        error={needed('shorter')}
        onChange={(written) => presenter.answer({ text: written })}
      />
    </>
  );
}
