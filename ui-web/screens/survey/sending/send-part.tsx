import { Button } from '#ui-web/components/button/button.tsx';
import { CheckCard } from '#ui-web/components/choice/check-card.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { QuestionFrame } from '#ui-web/components/question-frame/question-frame.tsx';
import { textOf, type Wording, Words } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { secretLength } from '../identity/census-form.ts';
import { CheckLetterHelp } from '../identity/check-letter-help.tsx';
import { EarlierVoteFields } from '../earlier-vote/earlier-vote.tsx';
import { fieldIds, secretField } from './fault-words.ts';
import { IdentityFields } from '../identity/identity-fields.tsx';
import { MissingNotice } from './missing-notice.tsx';
import type { SurveyPresenter } from '../presenter.ts';
import { sendPartId } from '../questions/question-ids.ts';
import styles from '../screen.module.css';
import type { OpenState } from '../state.ts';
import type { OpenView } from '../view-model.ts';

interface SendPartProps {
  readonly open: OpenState;
  readonly view: OpenView;
  readonly presenter: SurveyPresenter;
}

/** Below the questions: the voter's identity, and the button of the dialog. */
export function SendPart({ open, view, presenter }: SendPartProps) {
  const { t } = useSpeech();
  const change = view.mayChange && <EarlierVoteFields open={open} view={view} presenter={presenter} />;
  const send = (
    <div className={styles.send} aria-live="polite">
      {view.maySend ? (
        <p className="actions">
          <Button size="large" iconAfter="arrow" onClick={presenter.confirm}>
            {t('survey:send')}
          </Button>
          <span className="note">{t('survey:beforeSending')}</span>
        </p>
      ) : (
        <p className="note">{view.notYet}</p>
      )}
    </div>
  );
  if (view.census === null) {
    return (
      <section id={sendPartId} tabIndex={-1} className={styles.plainSend} aria-label={t('survey:send')}>
        <MissingNotice open={open} />
        {change}
        {send}
      </section>
    );
  }
  return (
    <QuestionFrame id={sendPartId} title={t('survey:census.title')} lead={<CensusLead view={view} />}>
      <div className="stack stack-24">
        <MissingNotice open={open} />
        {open.identity !== null && view.census.identity !== null ? (
          <>
            <Consent open={open} presenter={presenter} error={view.census.identity.consentError} />
            <IdentityFields
              voter={{ census: open.census, identity: open.identity }}
              view={view.census.identity}
              checker={presenter}
            />
          </>
        ) : (
          <>
            <SecretFields open={open} view={view} presenter={presenter} />
            <Consent open={open} presenter={presenter} error={null} />
          </>
        )}
        {change}
        {send}
      </div>
    </QuestionFrame>
  );
}

interface ConsentProps extends Pick<SendPartProps, 'open' | 'presenter'> {
  readonly error: string | null;
}

/** The authorisation to look up the voter's data: before the look-up, where there is one before sending. */
function Consent({ open, presenter, error }: ConsentProps) {
  const { t } = useSpeech();
  return (
    <CheckCard
      id={fieldIds.consent}
      title={t('survey:census.authorise')}
      detail={t('survey:census.authoriseDetail')}
      checked={open.census.authorised}
      error={error ?? undefined}
      onChange={(checked) => presenter.writeCensus({ authorised: checked })}
    />
  );
}

function CensusLead({ view }: { readonly view: OpenView }) {
  const { t } = useSpeech();
  return (
    <>
      {view.census?.message && (
        <p>
          <Words of={view.census.message} />
        </p>
      )}
      <p>{view.census?.who}</p>
      {view.census?.info && (
        <p>
          <Words of={view.census.info} />
        </p>
      )}
      <p>{t('survey:census.notKept')}</p>
    </>
  );
}

function SecretFields({ open, view, presenter }: SendPartProps) {
  const { t } = useSpeech();
  const { id, secrets } = open.census;
  const own = view.census?.questions ?? [];
  const asked: readonly Wording[] = own.length > 0 ? own : [t('survey:census.secret')];
  const write = (place: number, text: string) =>
    presenter.writeCensus({ secrets: asked.map((_, at) => (at === place ? text : (secrets[at] ?? ''))) });
  return (
    <>
      <TextField
        id={fieldIds.id}
        label={t('survey:census.id')}
        hint={t('survey:census.idHint')}
        error={view.census?.errors[fieldIds.id]}
        value={id}
        onChange={(text) => presenter.writeCensus({ id: text })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <CheckLetterHelp id={id} />
      {asked.map((question, place) => (
        <TextField
          key={secretField(place)}
          id={secretField(place)}
          label={textOf(question)}
          hint={t(own.length > 0 ? 'survey:census.answerHint' : 'survey:census.secretHint')}
          error={view.census?.errors[secretField(place)]}
          width="6em"
          value={secrets[place] ?? ''}
          onChange={(text) => write(place, text)}
          maxLength={secretLength}
          placeholder="1984"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      ))}
    </>
  );
}
