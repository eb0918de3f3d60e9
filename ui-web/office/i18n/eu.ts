/** The texts of the office that every place of it may say, and those of the portal that components in it say. */
export const texts = import.meta.glob(
  [
    './office*.json',
    '!./office-{desk,requests,today,payments,people,check,steps,votes,paper,polling,closing,works,mailbox,imports,census,vouchers,shops,settlements,setup,moderation,templates,counter,hall,openings,venues,rules,bookings,draws,registrations,doors,tickets,intranet,portals}.json',
    './screens/markers.json',
  ],
  { base: '../../../application/text/catalogue/eu', eager: true, import: 'default' },
);
