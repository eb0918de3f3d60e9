import { DrawnIcon } from '#ui-web/components/icon/drawn-icon.tsx';

/* Icons of the pocket alone; drawn as the others are. */
const paths = {
  today: 'M12 3l9 9-9 9-9-9zM12 8.5l3.5 3.5-3.5 3.5L8.500 12z',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10.5 21.5h3',
  heart:
    'M12 20.3C5 15.2 2.8 11.8 2.8 8.6A4.9 4.9 0 0 1 12 6.3a4.9 4.9 0 0 1 9.2 2.3c0 3.2-2.2 6.6-9.2 11.7z',
  settings: 'M4 7h9M17 7h3M15 4.8v4.4M4 17h3M11 17h9M9 14.8v4.4M4 12h1M9 12h11M7 9.8v4.4',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v2M14 20h2M19 19.5h1',
  bookmark: 'M6 4h12v16l-6-4.5L6 20z',
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
} as const;

type PocketIconName = keyof typeof paths;

/** An icon beside a text with the same meaning. */
export const PocketIcon = ({ name }: { readonly name: PocketIconName }) => (
  <DrawnIcon path={paths[name]} className={undefined} />
);
