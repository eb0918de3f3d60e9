import type { MouseEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { SiteLink } from '#domain/content/site.ts';
import { portals } from '#domain/access/portals.ts';
import { isLanguage, type Language } from '#domain/shared/localized-text.ts';
import { Header } from '#ui-web/components/page-frame/header.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { languageLinks, menuEntries, ownEntries } from './chrome-view.ts';
import { usePlace } from '../council-context.ts';

interface PortalHeaderProps {
  readonly menu: readonly SiteLink[];
  readonly changeLanguage: (language: Language) => void;
}

/** Town, menu and languages. */
export function PortalHeader({ menu, changeLanguage }: PortalHeaderProps) {
  const speech = useSpeech();
  const { council, site } = usePlace();
  const { portal } = council;
  const [path, navigate] = useLocation();
  const search = useSearch();

  /** A language link changes the text of this page; only a new tab loads it again. */
  const onClickCapture = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const query = new URLSearchParams(link?.search);
    const asked = link?.hreflang ? query.get('locale') : null;
    if (!isLanguage(asked) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    query.delete('locale');
    // An address that names a language would override the choice at the next visit.
    navigate(query.size > 0 ? `${path}?${query}` : path, { replace: true });
    changeLanguage(asked);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- handles the clicks of links in it, which the keyboard sends too
    <div onClickCapture={onClickCapture}>
      <Header
        home={portals[portal].home}
        name={speech.said(site.name).text}
        tagline={speech.t(portal === 'participation' ? 'shell:tagline' : `shell:portals.${portal}`)}
        {...(site.logo === null ? {} : { crest: { src: site.logo, alt: '' } })}
        menu={{
          label: speech.t('shell:menu.label'),
          button: speech.t('shell:menu.button'),
          links: [...menuEntries(menu, site.social, path, speech), ...ownEntries(menu, path, speech)],
        }}
        languages={{
          label: speech.t('shell:languages'),
          links: languageLinks(site, path, search, speech.language),
        }}
      />
    </div>
  );
}
