import { useCallback } from 'react';
import type { RequestView } from '#adapters/wire/requests/sent-request.ts';
import { imageKinds } from '#domain/forms/kinds/image.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import type { PictureOf } from '#ui-web/screens/request/answers/files.tsx';
import { StatusLabel } from '#ui-web/screens/request/status-label.tsx';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { MyRequestsPresenter } from './presenter.ts';
import { ReplyForm } from './reply/reply-form.tsx';
import { OpinionPart } from './opinion/opinion-part.tsx';
import { RetractedNotice, RetractPart } from './retract-part.tsx';
import { requestName } from './sent-list.tsx';
import { SentRequest } from './sent-request.tsx';
import type { OpenedRequest } from './state.ts';
import { RequestThread } from './thread.tsx';
import { useMoment } from './use-moment.ts';

interface OpenedProps {
  readonly opened: OpenedRequest;
  readonly presenter: MyRequestsPresenter;
}

const photoKinds: readonly string[] = imageKinds;

/** What a sender sees of the files; a reader who only has the reference sees their names. */
const picturesOf =
  ({ may }: RequestView, { fileAddress }: MyRequestsPresenter): PictureOf =>
  ({ id, kind }) => {
    if (!may.files) return null;
    const whole = fileAddress(id);
    return { small: photoKinds.includes(kind) ? whole : null, whole };
  };

/** One request: how it goes, the messages, what was sent, and taking it back. */
export function OpenedPage({ opened, presenter }: OpenedProps) {
  const { request, answered, retracting } = opened;
  const speech = useSpeech();
  const moment = useMoment();
  const { t } = speech;
  const pictureOf = picturesOf(request, presenter);
  const onRated = useCallback((next: RequestView) => void presenter.show(next), [presenter]);
  const name = requestName({ title: request.title, form: answered?.mailbox.title ?? null }, speech);
  return (
    <div className="wrap">
      <Breadcrumbs label={t('request:way')} items={[{ href: '/', text: t('shell:home') }]} />
      <div className="page-top">
        <ScreenTitle of={name} />
        <RetractedNotice request={request} retracting={retracting} />
        <p className="actions">
          <StatusLabel status={request.status} />
          <span className="note">
            {request.iid} · {t('request:sent.received', { moment: moment(request.createdAt) })}
          </span>
        </p>
        <p className="actions">
          {/* A request that was asked for by its reference has no address of its own to leave. */}
          <LinkButton href="/solicitudes" look="outline" size="short" onClick={presenter.close}>
            {t('request:mine.all')}
          </LinkButton>
        </p>
      </div>
      <Conversation request={request} presenter={presenter} pictureOf={pictureOf} />
      <OpinionPart request={request} onSent={onRated} />
      <SentRequest request={request} answered={answered} name={name} pictureOf={pictureOf} />
      <RetractPart request={request} retracting={retracting} presenter={presenter} />
    </div>
  );
}

interface ConversationProps {
  readonly request: RequestView;
  readonly presenter: MyRequestsPresenter;
  readonly pictureOf: PictureOf;
}

/** The messages, and a form for the sender to write another. */
function Conversation({ request, presenter, pictureOf }: ConversationProps) {
  const { t } = useSpeech();
  const onSent = useCallback((next: RequestView) => void presenter.show(next), [presenter]);
  if (request.threads.length === 0 && !request.may.reply) return null;
  return (
    <LedgerRow id="mensajes" title={t('request:mine.messages')}>
      <div className="stack stack-24 stretch">
        <RequestThread request={request} pictureOf={pictureOf} />
        {request.may.reply && <ReplyForm request={request} onSent={onSent} />}
      </div>
    </LedgerRow>
  );
}
