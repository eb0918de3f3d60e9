import { type Portal, portals, residentPortals } from '#domain/access/portals.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSiteDetails } from '#ui-web/shell/site-details.ts';
import { type Speech, useSpeech } from '#ui-web/speech.ts';

/** The front-ends in which people have something of theirs: a ticket, a booked appointment. */
const withOwn: readonly Portal[] = ['vouchers', 'reservations', 'tickets', 'registrations', 'appointments'];

const nameOf = (portal: Portal, { t }: Speech): string =>
  t(portal === 'participation' ? 'shell:tagline' : `shell:portals.${portal}`);

/**
 * A front-end that the town has switched off: that it is so, and where to go. Above what somebody still has there it only
 * says that nothing new can be asked for.
 */
export function ClosedScreen({ params: { key, part } }: { readonly params: RouteParams }) {
  const portal = key as Portal;
  const { t } = useSpeech();
  if (part !== 'own') return <ClosedPage portal={portal} />;
  return (
    <div className="wrap">
      <Notice tone="info" live="polite">
        <p>{t('closed:ownOnly')}</p>
      </Notice>
    </div>
  );
}

function ClosedPage({ portal }: { readonly portal: Portal }) {
  const speech = useSpeech();
  const { t } = speech;
  const { site } = usePlace();
  const open = residentPortals.filter((one) => one !== portal && !site.closed.includes(one));
  return (
    <div className="wrap">
      <Breadcrumbs label={t('shell:breadcrumbs')} items={[{ href: '/', text: t('shell:home') }]} />
      <div className="page-top">
        <ScreenTitle of={t('closed:title', { portal: nameOf(portal, speech) })} />
        <p className="lead">{t('closed:text')}</p>
        <TownContacts />
        {withOwn.includes(portal) && (
          <p className="actions">
            <LinkButton href={`${portals[portal].home}?propio=1`}>{t('closed:own')}</LinkButton>
          </p>
        )}
      </div>
      <section className="stack" aria-labelledby="open-portals">
        <h2 id="open-portals">{t('closed:others')}</h2>
        <PlainList className="stack stack-8">
          {open.map((one) => (
            <li key={one}>
              <Link href={portals[one].home}>{nameOf(one, speech)}</Link>
            </li>
          ))}
        </PlainList>
      </section>
    </div>
  );
}

/** How to reach the town hall meanwhile; nothing if its settings do not say. */
function TownContacts() {
  const { t, said } = useSpeech();
  const { foot } = useSiteDetails();
  const [address, hours] = [said(foot.address).text, said(foot.hours).text];
  const { phone } = foot;
  if (address === '' && hours === '' && phone === null) return null;
  return (
    <div>
      <p>{t('closed:contact')}</p>
      {phone !== null && (
        <p>
          <a href={`tel:${phone.replaceAll(/[^+\d]/gu, '')}`}>{phone}</a>
        </p>
      )}
      {address !== '' && <p>{address}</p>}
      {hours !== '' && <p>{hours}</p>}
    </div>
  );
}
