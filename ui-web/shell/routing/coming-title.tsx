import { useLocation } from 'wouter';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { usePlace } from '../council-context.ts';
import { ScreenTitle } from './screen-title.tsx';

/**
 * The title of one thing of a front-end and what it is about, as the server said them with the page; once the visit has gone
 * on, the title of its front-end until it has come.
 */
export function ComingTitle({ home }: { readonly home: string }) {
  const [address] = useLocation();
  const heading = usePlace().firstView?.heading(address);
  return (
    <div className="page-top">
      <ScreenTitle of={heading?.title ?? home} />
      {heading && heading.lead.text !== '' && (
        <p className="lead" lang={langOf(heading.lead)}>
          {heading.lead.text}
        </p>
      )}
    </div>
  );
}
