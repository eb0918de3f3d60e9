import type { Portal } from '#domain/access/portals.ts';

/** The signs of front-ends on the icons of phones: lines in a field of 24 by 24. Participation has the town’s icon alone. */
export const portalSigns: Readonly<Record<Exclude<Portal, 'participation'>, string>> = {
  transparency: 'M10.500 4a6.500 6.500 0 1 0 0 13a6.500 6.500 0 0 0 0-13zM15.500 15.500L20 20',
  subsidies: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM15 9a4 4 0 1 0 0 6M7.500 11h5M7.500 13.500h5',
  associations:
    'M8 10.500a3 3 0 1 0 0-6a3 3 0 0 0 0 6zM16 10.500a3 3 0 1 0 0-6a3 3 0 0 0 0 6zM3 19c0-3.500 2-5.500 5-5.500s4 1 4 2.500c0-1.500 1-2.500 4-2.500s5 2 5 5.500',
  vouchers: 'M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4zM14 6v2M14 11v2M14 16v2',
  reservations: 'M3 5h18v14H3zM12 5v14M12 9.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 0 0 0-5z',
  tickets: 'M5 4h14v16l-2.300-1.500L14.300 20 12 18.500 9.700 20l-2.400-1.500L5 20zM9 9h6M9 13h6',
  marketplace:
    'M4 9l1.500-5h13L20 9M4 9a2.700 2.700 0 0 0 5.300 0a2.700 2.700 0 0 0 5.400 0a2.700 2.700 0 0 0 5.300 0M5.500 12v8h13v-8M10 20v-5h4v5',
  registrations:
    'M5 3h14v18H5zM8.500 8l1.200 1.200L12 6.900M14 8h2.500M8.500 14l1.200 1.200L12 12.900M14 14h2.500',
  intranet: 'M4 5h16v11H4zM2 20h20M9 10.500a2 2 0 1 1 4 0a2 2 0 0 1-4 0M8 16c0-2 1-3 3-3s3 1 3 3',
  appointments: 'M4 5h16v15H4zM4 9.500h16M8 3v4M16 3v4M9 14.500l2 2 4-4',
};
