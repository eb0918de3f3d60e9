import type { WriteNoticeMail } from '#application/notices/send-notices.ts';
import { never } from '#domain/shared/result.ts';
import { intranetMail } from './intranet-mail.ts';
import { listingMail } from './listing-mail.ts';
import { noticeOnPhone } from '../push/phone-mail.ts';
import { appointmentMail } from './appointment-mail.ts';
import type { NoticePorts } from './mail-words.ts';
import { registrationMail } from './registration-mail.ts';
import { reservationMail } from './reservation-mail.ts';
import { ticketMail } from './ticket-mail.ts';
import { voucherMail } from './voucher-mail.ts';
import { waitingMail } from './waiting-mail.ts';

/** The words of a notice, by what it is about. */
const wordsOf =
  (ports: NoticePorts): WriteNoticeMail =>
  async (town, good, notice) => {
    const { about } = notice;
    switch (about.kind) {
      case 'appointment':
        return appointmentMail(ports, town, notice, about);
      case 'waiting':
        return waitingMail(ports, { town, good }, notice, about);
      case 'reservation':
        return reservationMail(ports, { town, good }, notice, about);
      case 'tickets':
        return ticketMail(ports, { town, good }, notice, about);
      case 'listing':
        return listingMail(ports, town, notice, about);
      case 'intranet':
        return intranetMail(ports, town, notice, about);
      case 'registration':
        return registrationMail(ports, { town, good }, notice, about);
      case 'vouchers':
        return voucherMail(ports, { town, good }, notice, about);
      default:
        return never(about);
    }
  };

/**
 * Writes the mails about all that is told of later, each by what holds when it is sent. Phones of
 * their reader are told of the same thing.
 */
export const noticeMails = (ports: NoticePorts): WriteNoticeMail => {
  const write = wordsOf(ports);
  return async (town, good, notice) => {
    const [mail, phone] = [await write(town, good, notice), noticeOnPhone(notice, good)];
    return mail && phone ? { ...mail, phone: { town, ...phone } } : mail;
  };
};
