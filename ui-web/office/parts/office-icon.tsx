import { DrawnIcon } from '#ui-web/components/icon/drawn-icon.tsx';

/* Signs that only the office has, drawn as the portal's. */
const paths = {
  today: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  setup: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM16.500 13v7M13 16.500h7',
  counter: 'M3 20h18M5 20v-7h14v7M9 13V9h6v4M12 9V6M10.500 4.500h3',
  requests: 'M3 13l3-8h12l3 8v6H3zM3 13h5l1.5 3h5l1.5-3h5',
  proposals:
    'M9.5 18h5M10.5 21h3M12 3a6 6 0 0 1 4 10.5c-.8.8-1 1.3-1 2.5H9c0-1.200-.2-1.700-1-2.500A6 6 0 0 1 12 3z',
  comments: 'M4 5h16v11h-8l-4 4v-4H4z',
  payments: 'M3 6h18v12H3zM3 10h18M6 15h4',
  templates: 'M4 4h16v12h-9l-4 4v-4H4zM8 8h8M8 12h5',
  imports: 'M4 4h16v6M4 4v16h7M4 10h16M10 4v16M17 13v8M13.500 17.500L17 21l3.500-3.500',
  mailboxes: 'M4 5h16v14H4zM8 9.500h8M8 13h5M15.500 13.500l1.500 1.500 3-3',
  documents: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h7',
  votes: 'M4 11v9h16v-9zM8 11V4h8v7M2 11h20M10.500 7.500l1.200 1.200L14 6.300',
  works: 'M12 3l5 14H7zM9.500 10h5M3 20.500h18M5 17h14v3.500H5z',
  vouchers: 'M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4zM14 6v2M14 11v2M14 16v2',
  venues: 'M3 5h18v14H3zM12 5v14M12 9.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 0 0 0-5zM3 9h3v6H3M21 9h-3v6h3',
  doors: 'M3 21h18M6 21V4h9v17M15 7h4v14M11.500 12v1.500',
  closures: 'M4 5h16v15H4zM4 9.500h16M8 3v4M16 3v4M9.500 12.500l5 5M14.500 12.500l-5 5',
  registrations:
    'M5 3h14v18H5zM8.500 8l1.200 1.200L12 6.900M14 8h2.500M8.500 13l1.200 1.200L12 11.900M14 13h2.500M9 17.500h7.500',
  draws: 'M5 5h14v14H5zM9 8.900v.1M15 8.900v.1M12 11.900v.1M9 14.900v.1M15 14.900v.1',
  portals: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM16.500 13v3.500M13.800 14.700a3.700 3.700 0 1 0 5.400 0',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7a3.500 3.500 0 0 0 0 7zM3 20c0-4 2.500-6 6-6s6 2 6 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .8 3 2.700 3 5.500',
  access: 'M15 9a4 4 0 1 0-3.500 4L9 15.500V18H6.500v2.500H3V17l6-6M16 8v.1',
  intranet: 'M3 21h18M5 21V8l7-5 7 5v13M9 12h6M9 16h6',
  files: 'M3 5h13v11H3zM3 13l4-4l3 3l2-2l4 4M8 19h13V8',
  menu: 'M4 7h16M4 12h16M4 17h16',
  sort: 'M7 4v15M3.500 15.500L7 19l3.500-3.500M13 6h8M13 11h6M13 16h4',
  undo: 'M4 10h11a5 5 0 0 1 0 10H9M4 10l4-4M4 10l4 4',
  pin: 'M12 21c4-5 6-8 6-11a6 6 0 1 0-12 0c0 3 2 6 6 11zM12 12a2 2 0 1 0 0-4a2 2 0 0 0 0 4z',
} as const;

/** The name of a sign of the office. */
export type OfficeIconName = keyof typeof paths;

/** A sign beside a text with the same meaning. */
export const OfficeIcon = ({ name }: { readonly name: OfficeIconName }) => (
  <DrawnIcon path={paths[name]} className={undefined} />
);
