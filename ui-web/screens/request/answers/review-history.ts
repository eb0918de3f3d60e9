import { useEffect, useEffectEvent } from 'react';
import { fieldId } from '../form/field-ids.ts';
import type { RequestPresenter } from '../presenter.ts';
import type { OpenForm } from '../state.ts';

const reviewHash = '#repaso';

/** Where a form is, as the part of the address behind the path; empty: in the form itself. */
const placeOf = ({ showing, changing }: Pick<OpenForm, 'showing' | 'changing'>): string =>
  showing === 'review' ? reviewHash : changing === null ? '' : `#${fieldId(changing)}`;

/**
 * The summary and a change from there are entries of the browser's history: Back leads from a change to the summary, and
 * from the summary to the form, which would else be left.
 */
export function useReviewInHistory(open: OpenForm, presenter: RequestPresenter): void {
  const { showing } = open;
  const place = placeOf(open);
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    if (place === hash) return;
    if (place !== '') window.history.pushState(window.history.state, '', place);
    // After sending, or on a page that was loaded again, there is nothing to review.
    else if (hash === reviewHash)
      window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  }, [place]);
  const follow = useEffectEvent(() => {
    const { hash } = window.location;
    if (hash === reviewHash && showing === 'form') presenter.review();
    else if (hash !== place && hash === '') presenter.backToForm();
  });
  useEffect(() => {
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
}
