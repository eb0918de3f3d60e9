import { DrawnIcon } from '#ui-web/components/icon/drawn-icon.tsx';

/* Signs of the tools of the text editor: lines in a square of 24, as the other icons. */
const paths = {
  strong: 'M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z',
  em: 'M10 4h8M6 20h8M14 4l-4 16',
  heading2: 'M4 5v14M12 5v14M4 12h8M16 11a2.500 2.500 0 1 1 4.500 1.500L16 19h5',
  heading3: 'M4 5v14M12 5v14M4 12h8M16 9.500h5l-3 4a3 3 0 1 1-2.500 4.500',
  heading4: 'M4 5v14M12 5v14M4 12h8M20 19V9l-4.500 7H22',
  bullets: 'M9 6h12M9 12h12M9 18h12M4 6v.1M4 12v.1M4 18v.1',
  numbers: 'M10 6h11M10 12h11M10 18h11M3.500 5L5 4v5M3.500 15.500a1.500 1.500 0 1 1 2.500 1L3.500 20H6.500',
  quote: 'M5 5v14M10 8h10M10 12h10M10 16h6',
  deeper: 'M11 6h10M11 12h10M11 18h10M3 9l3 3-3 3',
  higher: 'M11 6h10M11 12h10M11 18h10M6 9l-3 3 3 3',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.500 9v.1',
  video: 'M3 6h12v12H3zM15 11l6-4v10l-6-4',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  table: 'M3 5h18v14H3zM3 10h18M9 5v14M15 5v14',
  rowAfter: 'M4 4h16v6H4zM12 13v8M8 17h8',
  columnAfter: 'M4 4h6v16H4zM13 12h8M17 8v8',
  headerRow: 'M3 5h18v14H3zM3 10h18M6 7.500h12',
  deleteRow: 'M4 4h16v6H4zM9 14l6 6M15 14l-6 6',
  deleteColumn: 'M4 4h6v16H4zM14 9l6 6M20 9l-6 6',
  deleteTable: 'M3 5h18v14H3zM8 8l8 8M16 8l-8 8',
  undo: 'M4 10h11a5 5 0 0 1 0 10H9M4 10l4-4M4 10l4 4',
  redo: 'M20 10H9a5 5 0 0 0 0 10h6M20 10l-4-4M20 10l-4 4',
  keys: 'M3 7h18v11H3zM7 14.500h10M6.500 11v.1M10 11v.1M14 11v.1M17.500 11v.1',
} as const;

/** The name of a tool of the text editor. */
export type TextSignName = keyof typeof paths;

/** A sign on a button that has a name. */
export const TextSign = ({ name }: { readonly name: TextSignName }) => (
  <DrawnIcon path={paths[name]} className={undefined} />
);
