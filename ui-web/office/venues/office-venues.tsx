import { useCallback } from 'react';
import { listVenuesCall } from '#adapters/wire/reservations/list-venues.ts';
import { isLeft } from '#domain/shared/result.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../parts/office-link.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import frame from '../shell/frame.module.css';
import { useOffice, useOfficeTitle } from '../shell/office-context.ts';
import listStyles from '../votes/list/list.module.css';
import votes from '../votes/votes.module.css';
import { venueHref } from './venue-href.ts';

/** The venues of the town, in the order of the council. */
export function OfficeVenues() {
  const { t, said } = useSpeech();
  const { council } = useOffice();
  const ask = useCallback(() => council.call(listVenuesCall, { realm: council.realm }), [council]);
  const [answer, again] = useAnswer(ask);
  const title = t('office:places.venues');
  useOfficeTitle(title);
  const found = answer !== null && !isLeft(answer) ? answer.right.items : null;
  return (
    <div className={frame.body}>
      <div className="stack stack-8">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="note">{t('office-venues:lead')}</p>
      </div>
      {answer === null && <LoadingList title={t('office:loading')} />}
      {answer !== null && isLeft(answer) && (
        <ErrorState title={t('office-venues:notRead')} retry={{ text: t('office:again'), onClick: again }} />
      )}
      {found?.length === 0 && (
        <EmptyState title={t('office-venues:none')}>
          <p>{t('office-venues:noneText')}</p>
        </EmptyState>
      )}
      {found !== null && found.length > 0 && (
        <ul role="list" className={listStyles.votes}>
          {found.map((one) => (
            <li key={one.id}>
              <OfficeLink href={venueHref(one.id)}>{said(one.title).text}</OfficeLink>
              <p>
                {one.needsApproval && <span className={votes.state}>{t('office-venues:needsApproval')}</span>}
                <span>{said(one.summary).text}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
