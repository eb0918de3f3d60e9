import { Footer } from '#ui-web/components/page-frame/footer.tsx';
import { ScrollToTop } from '#ui-web/components/page-frame/scroll-to-top.tsx';
import { SocialLinks } from '#ui-web/components/social-links/social-links.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { usePlace } from '../council-context.ts';
import { footView } from './foot-view.ts';
import { useSiteDetails } from '../site-details.ts';

interface PortalFootProps {
  readonly askCookies: () => void;
  readonly askReading: () => void;
}

/** Address, telephone, hours, profiles, columns, logos and rights. */
export function PortalFoot({ askCookies, askReading }: PortalFootProps) {
  const speech = useSpeech();
  const { council, site } = usePlace();
  const details = useSiteDetails();
  const { t } = speech;
  const view = footView(site, details, council.clock.now(), speech);
  const { phone, email } = view;
  const reached = (
    <>
      {phone !== null && <a href={`tel:${phone.replaceAll(/[^+\d]/gu, '')}`}>{phone}</a>}
      {phone !== null && email !== null && ' · '}
      {email !== null && <a href={`mailto:${email}`}>{email}</a>}
    </>
  );
  const profiles = (
    <SocialLinks label={t('shell:social')} newTab={t('shell:newTab')} accounts={site.social} />
  );
  const lines = [
    ...(view.address === '' ? [] : [view.address]),
    ...(phone === null && email === null ? [] : [reached]),
    ...(view.hours === '' ? [] : [view.hours]),
    ...(site.social.length === 0 ? [] : [profiles]),
  ];
  const own = [
    { text: t('shell:cookies'), onClick: askCookies },
    { text: t('shell:reading'), onClick: askReading },
  ];
  const columns = view.columns.map((column, place) =>
    place === view.columns.length - 1 ? { ...column, links: [...column.links, ...own] } : column,
  );
  const alone = own.map(({ text, onClick }) => (
    <button key={text} type="button" onClick={onClick}>
      {text}
    </button>
  ));
  return (
    <>
      <Footer
        name={view.name}
        lines={lines}
        columns={columns}
        logos={view.logos}
        ending={columns.length > 0 ? view.ending : [...view.ending, ...alone]}
      />
      {/* Below the first screens of a page, as the foot is: it is loaded with it. */}
      <ScrollToTop label={t('shell:toTop')} />
    </>
  );
}
