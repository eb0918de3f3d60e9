import { requestAddress } from '#domain/content/portal-place.ts';
import { formatDay } from '#application/text/dates.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import type { ListedRequest } from '#adapters/wire/requests/own-request.ts';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { Pagination } from '#ui-web/components/pagination/pagination.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { StatusLabel } from '#ui-web/screens/request/status-label.tsx';
import requestStyles from '#ui-web/screens/request/screen.module.css';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { pageCount, pagination } from '#ui-web/shell/routing/paging.ts';
import { type Speech, useSpeech } from '#ui-web/speech.ts';
import { type OwnList, requestsPerPage } from './own-list.ts';
import styles from './requests.module.css';

interface SentListProps {
  readonly own: OwnList;
  readonly page: number;
  readonly retry: () => void;
}

/** What a request is called: by its title or, without one, by the form that was filled in. */
export function requestName(
  { title, form }: Pick<ListedRequest, 'title' | 'form'>,
  { t, said }: Speech,
): ReturnType<Speech['said']> | string {
  if (title.trim() !== '') return title;
  const named = said(form ?? '');
  return named.text === '' ? t('request:mine.untitled') : named;
}

/** The requests that this device or its verified e-mail sent. */
export function SentList({ own, page, retry }: SentListProps) {
  const speech = useSpeech();
  const { t } = speech;
  if (own.kind === 'waiting') return <LoadingList title={t('request:mine.loading')} level={3} />;
  if (own.kind === 'failed')
    return (
      <ErrorState
        level={3}
        title={t('request:mine.listFailed')}
        retry={{ text: t('shell:failure.retry'), onClick: retry }}
      />
    );
  if (own.total === 0)
    return (
      <div className="stack stack-12">
        <p>{t('request:mine.noneSent')}</p>
        <p className="note">{t('request:mine.noneSentHint')}</p>
      </div>
    );
  const pages = pagination(page, pageCount(own.total, requestsPerPage), '/solicitudes', speech);
  return (
    <div className="stack stack-16 stretch">
      <p className="note">{t('request:mine.total', { count: own.total })}</p>
      {own.items.length === 0 ? (
        <p>
          <LinkButton href="/solicitudes" look="outline" size="short">
            {t('process:firstPage')}
          </LinkButton>
        </p>
      ) : (
        <PlainList className={requestStyles.rows}>
          {own.items.map((request) => (
            <SentItem key={request.id} request={request} />
          ))}
        </PlainList>
      )}
      {pages && <Pagination {...pages} />}
    </div>
  );
}

function SentItem({ request }: { readonly request: ListedRequest }) {
  const speech = useSpeech();
  const { site } = usePlace();
  const { t } = speech;
  const at = Date.parse(request.createdAt);
  const day = Number.isNaN(at) ? '' : formatDay(dayAt(at, site.timeZone), speech.language);
  return (
    <li>
      <span className={styles.named}>
        <Link href={requestAddress(request.id)}>
          <Words of={requestName(request, speech)} />
        </Link>
        <span className="note">
          {request.iid} · {day}
        </span>
      </span>
      <span className={styles.state}>
        {request.hasNews && <strong className={styles.news}>{t('request:mine.news')}</strong>}
        <StatusLabel status={request.status} />
      </span>
    </li>
  );
}
