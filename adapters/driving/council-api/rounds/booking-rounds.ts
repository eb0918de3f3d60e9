import { endCalledOff } from '#application/registrations/call-off/end-called-off.ts';
import { placesOfActivity } from '#application/registrations/registration-ports.ts';
import { continueClosures } from '#application/appointments/closing/continue-closures.ts';
import { askShops } from '#application/showcase/ask-shops.ts';
import { remindStaff } from '#application/intranet/remind-staff.ts';
import { sendNotices } from '#application/notices/send-notices.ts';
import { tendEvents } from '#application/tickets/tend-events.ts';
import { passLotsOn } from '#application/vouchers/draw/pass-lots-on.ts';
import { listCampaigns } from '#application/vouchers/list-campaigns.ts';
import type { Town } from '#domain/access/town.ts';
import type { Count } from '../composition/figures/operating-counts.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import { openLines } from '../contents/open-lines.ts';
import { ticketedEventsOf } from '../endpoints/tickets/asked-event.ts';
import { activitiesOf } from '../endpoints/registrations/asked-activity.ts';
import { waitingIntranet } from '../endpoints/intranet/waiting-intranet.ts';
import { feeRefunds } from '../endpoints/registrations/paid-registrations.ts';
import { noticeMails } from '../endpoints/notices/notice-mail.ts';
import { passVenuesOn } from '../endpoints/reservations/pass-venues-on.ts';
import { joinedRound } from './joined-round.ts';

/** What goes wrong, in numbers and causes: never an address, never a key. */
type Report = (record: object, words: string) => void;

/** Passes the places of activities on, and ends those that are called off. */
const tendActivities = (council: ServerParts) => {
  const { places: passPlaces } = openLines(council);
  return async (town: Town): Promise<void> => {
    const endOff = endCalledOff({ ...council, refund: feeRefunds(council)(town) });
    for (const activity of await activitiesOf(council, town)) {
      const places = placesOfActivity(town.realm, activity);
      // oxlint-disable no-await-in-loop -- one activity after the other
      await passPlaces(places);
      await endOff(places);
      // oxlint-enable no-await-in-loop
    }
  };
};

const remindOfIntranet = (council: ServerParts) =>
  remindStaff({ ...council, waitingOf: (town) => waitingIntranet(council, town) });

/** What each town needs, and what is reported if that cannot be done. */
function worksOf(council: ServerParts): readonly (readonly [(town: Town) => Promise<unknown>, string])[] {
  const eventsOf = (town: Town) => ticketedEventsOf(council, town);
  const lines = openLines(council);
  const passLots = passLotsOn(council);
  return [
    [lines.appointments, 'appointments that were given back were not offered'],
    [passVenuesOn(council), 'reservations that were given back were not offered'],
    [
      tendEvents({ ...council, eventsOf, isOpen: ({ realm }) => lines.isOpen(realm, 'tickets') }),
      'lines and mails of events were not tended',
    ],
    [
      tendActivities(council),
      'places of activities were not offered, or one that is called off was not ended',
    ],
    [
      ({ realm }) =>
        lines.ifOpen(realm, 'vouchers', async () => {
          // oxlint-disable-next-line no-await-in-loop -- one campaign after the other
          for (const rules of await listCampaigns(council)(realm)) await passLots(realm, rules);
        }),
      'drawn vouchers were not offered',
    ],
    [askShops(council), 'shops were not asked about their listings'],
    [remindOfIntranet(council), 'people of staff were not reminded of their intranet'],
    [continueClosures(council), 'a closure that was interrupted did not go on'],
  ];
}

/** Rounds of one server that pass on what was given back, go on with closures, and send the mails about appointments and reservations. */
export function bookingRounds(council: ServerParts, report: Report, count: Count = () => {}) {
  let isStopping = false;
  const goesOn = () => !isStopping;
  const works = worksOf(council);
  const sendAll = sendNotices({ ...council, write: noticeMails(council), goesOn });

  async function passOnInTowns(): Promise<void> {
    for (const town of await council.realms.towns())
      for (const [work, failed] of works) {
        if (!goesOn()) return;
        try {
          // oxlint-disable-next-line no-await-in-loop -- one town after the other: its time has ended already
          await work(town);
        } catch (err) {
          report({ realm: town.realm, err }, failed);
        }
      }
  }

  async function mail(): Promise<void> {
    try {
      const { sent, failed, lost } = await sendAll();
      count('mailsLost', lost);
      if (failed > 0)
        report({ failed, sent, lost }, 'mails about appointments and reservations could not be sent');
    } catch (err) {
      report({ err }, 'mails about appointments and reservations were not sent');
    }
  }

  const { run, ended } = joinedRound(async () => {
    await passOnInTowns();
    await mail();
  });
  return {
    tend: run,
    stop: async (): Promise<void> => {
      isStopping = true;
      await ended();
    },
  };
}
