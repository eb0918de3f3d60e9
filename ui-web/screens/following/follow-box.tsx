import { use, useEffect, useId, useMemo } from 'react';
import type { Subject } from '#domain/following/follow.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { type BoxPresenter, boxPresenter, type BoxState } from './box-presenter.ts';
import { followRefusalWords } from './refusal-words.ts';

/** The kind of page in which the box is. */
type Paged = Subject & { readonly kind: Exclude<Subject['kind'], 'request'> };

/** Following a process, a proposal or a campaign of vouchers: begun and ended beside its text. */
export function FollowBox({ kind, id }: Paged) {
  const { council } = usePlace();
  const { t, language, later } = useSpeech();
  use(later());
  const presenter = useMemo(
    () => boxPresenter(council, { kind, id }, language),
    [council, kind, id, language],
  );
  useEffect(() => void presenter.load(), [presenter]);
  const state = useViewModel(presenter);
  const { refusal } = state;
  return (
    <section className="stack stack-12 stretch" aria-labelledby="follow">
      <h2 className="text-20" id="follow">
        {t(`follow:box.title.${kind}`)}
      </h2>
      <Step kind={kind} state={state} presenter={presenter} />
      {refusal !== null && (
        <Notice tone="error" live="assertive">
          <p>{followRefusalWords(refusal, { t })}</p>
        </Notice>
      )}
    </section>
  );
}

interface StepProps extends Pick<Paged, 'kind'> {
  readonly state: BoxState;
  readonly presenter: BoxPresenter;
}

/** Read out when it changes, too: it stays where it is when following ends. */
function Done({ text }: { readonly text: string }) {
  return (
    <Notice tone="ok" live="polite">
      <p>{text}</p>
    </Notice>
  );
}

/** A mail is on its way with the link that begins the following. */
function Asked({ state }: Pick<StepProps, 'state'>) {
  const { t } = useSpeech();
  return (
    <Notice tone="ok" live="polite">
      <p>
        <strong>{t('follow:box.asked', { email: state.email.trim() })}</strong>
      </p>
      <p>{t('follow:box.askedMore')}</p>
    </Notice>
  );
}

function EndButton({ kind, state, presenter }: StepProps) {
  const { t } = useSpeech();
  return (
    <p className="actions">
      <Button look="outline" size="short" busy={state.isAtWork} onClick={() => void presenter.end()}>
        {t(kind === 'campaign' ? 'follow:box.campaign.end' : 'follow:end')}
      </Button>
      <Link href="/siguiendo">{t('follow:all')}</Link>
    </p>
  );
}

/** What following is, and the ways to begin it. */
function Offer({ kind, state: { isAtWork, offersDevice }, presenter }: StepProps) {
  const { t } = useSpeech();
  const isCampaign = kind === 'campaign';
  return (
    <>
      <p>{t(isCampaign ? 'follow:box.campaign.what' : 'follow:box.what')}</p>
      <p className="actions">
        <Button look="outline" busy={isAtWork} onClick={() => void presenter.begin()}>
          {t(isCampaign ? 'follow:box.campaign.begin' : 'follow:begin')}
        </Button>
        {offersDevice && (
          <Button look="text" busy={isAtWork} onClick={() => void presenter.beginHere()}>
            {t('follow:box.here')}
          </Button>
        )}
      </p>
    </>
  );
}

function Step({ kind, state, presenter }: StepProps) {
  const { t } = useSpeech();
  const isCampaign = kind === 'campaign';
  switch (state.step) {
    case 'asksEmail':
      return <EmailForm state={state} presenter={presenter} />;
    case 'asked':
      return <Asked state={state} />;
    case 'following':
      return (
        <>
          <Done
            text={t(isCampaign ? `follow:box.campaign.${state.by}` : `follow:box.followingBy.${state.by}`)}
          />
          <EndButton kind={kind} state={state} presenter={presenter} />
        </>
      );
    case 'offered':
    case 'ended':
      return (
        <>
          {state.step === 'ended' && (
            <Done text={t(isCampaign ? 'follow:box.campaign.ended' : 'follow:box.ended')} />
          )}
          <Offer kind={kind} state={state} presenter={presenter} />
        </>
      );
    default:
      return state.step satisfies never;
  }
}

function EmailForm({ state, presenter }: Omit<StepProps, 'kind'>) {
  const { t } = useSpeech();
  const id = useId();
  // The field replaces the button that was pressed, and takes its focus.
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <form
      className="stack stack-12"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!state.isAtWork) void presenter.send();
      }}
    >
      <TextField
        id={id}
        type="email"
        autoComplete="email"
        label={t('follow:box.email')}
        hint={t('follow:box.emailHint')}
        value={state.email}
        error={state.emailIsWrong ? t('follow:box.emailWrong') : undefined}
        onChange={presenter.write}
      />
      <p>
        <Button type="submit" busy={state.isAtWork}>
          {t(state.isAtWork ? 'follow:box.sending' : 'follow:box.send')}
        </Button>
      </p>
    </form>
  );
}
