import { useLocation } from 'wouter';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { usePlace } from '../council-context.ts';

/** What the page is about as the server said it, and that the rest is loading: until the screen has what it shows. */
export function ComingPage({ title }: { readonly title: string }) {
  const [address] = useLocation();
  const heading = usePlace().firstView?.heading(address);
  return (
    <>
      {heading && (
        <>
          <h1 lang={langOf(heading.title)}>{heading.title.text}</h1>
          {heading.lead.text !== '' && (
            <p className="lead" lang={langOf(heading.lead)}>
              {heading.lead.text}
            </p>
          )}
        </>
      )}
      <LoadingList title={title} />
    </>
  );
}
