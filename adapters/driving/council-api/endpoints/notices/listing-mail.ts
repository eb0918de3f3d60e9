import type { Mail } from '#application/ports/server/mailer.ts';
import { askingKey } from '#application/showcase/confirm-listing.ts';
import { readListingOf } from '#application/showcase/read-listing.ts';
import type { Town } from '#domain/access/town.ts';
import type { MailNotice, NoticeAbout } from '#domain/notices/notice.ts';
import { portalQuery } from '../portal-query.ts';
import { headersOfNotice, mailText, mailWordsOf, type NoticePorts } from './mail-words.ts';

type About = Extract<NoticeAbout, { readonly kind: 'listing' }>;

/** The mail that asks a shop whether its listing still holds; null if it has confirmed it, or is not in the showcase now. */
export async function listingMail(
  ports: NoticePorts,
  town: Town,
  notice: MailNotice,
  { key: id }: About,
): Promise<Omit<Mail, 'to'> | null> {
  const { realm } = town;
  const shop = await ports.shops.find(realm, id);
  const { listing } = await readListingOf(ports)(realm, id);
  const isNeeded = shop?.status === 'authorised' && listing?.isShown && listing.confirmed < notice.state;
  if (!isNeeded) return null;
  const words = mailWordsOf(ports, town, notice);
  const { say, page } = words;
  return {
    subject: say('shop.listing.subject', { name: shop.name }),
    text: mailText(
      [say('shop.listing.text', { name: shop.name, town: words.town })],
      [
        say('shop.listing.sells', { sells: listing.sells }),
        say('shop.listing.hours', { hours: listing.hours }),
        ...(listing.telephone === ''
          ? []
          : [say('shop.listing.telephone', { telephone: listing.telephone })]),
      ],
      [
        say('shop.listing.confirm'),
        page('/comercios', `confirmar/${askingKey(ports.keys.account, realm, id, notice.state)}`),
      ],
      [say('shop.listing.change'), `${ports.portalUrl}/bonos/tienda${portalQuery(town, notice.language)}`],
      [say('booking.noReply')],
    ),
    headers: headersOfNotice(ports, town, notice),
  };
}
