import { Fragment } from 'react';
import { Facts } from '#ui-web/components/facts/facts.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import type { TermView } from './view-model.ts';

/** Terms and their lines; telephones and e-mails are links. */
export function NodeTermList({ terms }: { readonly terms: readonly TermView[] }) {
  return (
    <Facts
      items={terms.map(({ term, lines }) => ({
        term,
        value: lines.map(({ text, href }, at) => (
          <Fragment key={`${at} ${href ?? ''}`}>
            {at > 0 && <br />}
            {href === undefined ? (
              <Words of={text} />
            ) : (
              <a href={href}>
                <Words of={text} />
              </a>
            )}
          </Fragment>
        )),
      }))}
    />
  );
}
