// `npm run drill office-month`: a month of the office of a town with three desks: 40 people a day book, 18 come without an appointment,
// 8 of 100 do not come and 15 of 100 give back; on one day the office is closed. Ends with 1 if the books do not sum up.
import { playMonth } from './office-month.ts';

const month = await playMonth({ bookers: 40, walkIns: 18, missing: 0.08, givingBack: 0.15 });
const minutes = (value: number): string => `${value.toFixed(1)} min`;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
console.log(
  [
    `${month.booked} booked, ${month.unbooked} found no time; ${month.tickets} came without an appointment; ${month.served} were served`,
    `${month.missed} did not come, ${month.givenBack} gave back: ${percent(month.bookedAgain)} of these times were booked again, half of them within ${minutes(month.againAfter)}`,
    `waits with an appointment: half ${minutes(month.waitBooked)}, nine of ten ${minutes(month.waitBookedSlow)}; with a ticket: ${minutes(month.waitTicket)} and ${minutes(month.waitTicketSlow)}`,
    `desks worked ${percent(month.used)} of their time; ${month.faults} faults in the books`,
  ].join('\n'),
);
process.exitCode = month.faults === 0 ? 0 : 1;
