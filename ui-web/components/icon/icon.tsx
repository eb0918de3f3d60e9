import { DrawnIcon } from './drawn-icon.tsx';

/* Lines of 2 in a square of 24, in the colour of the text beside them. */
const paths = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  download: 'M12 4v12M6 11l6 6 6-6M5 20.5h14',
  check: 'M5 12.5l5 5L19.5 7',
  cross: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  up: 'M12 19V6M6 11.5l6-6 6 6',
  down: 'M12 5v13M6 12.5l6 6 6-6',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  warning: 'M12 4L3 20h18zM12 10v5M12 17.3v.4',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17ZM12 11v6M12 7.4v.4',
  repeat: 'M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5',
  'cloud-off': 'M4 4l16 16M8.5 8.5A5.5 5.5 0 0 0 7 18.5h10M11 7.1a5.5 5.5 0 0 1 6.4 4A3.8 3.8 0 0 1 20 17',
  heart: 'M12 20.5C6 16 3.5 12.8 3.5 9.2A4.7 4.7 0 0 1 12 6.7a4.7 4.7 0 0 1 8.5 2.5C20.5 12.8 18 16 12 20.5Z',
  minus: 'M5 12h14',
  search: 'M15.5 15.5L20 20M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13z',
  locate: 'M12 2v4M12 18v4M2 12h4M18 12h4M12 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10z',
  photo: 'M4 7h4l2-3h4l2 3h4v12H4zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 13h6M9 17h6',
  card: 'M3 6h18v12H3zM3 10h18M6 15h4',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 16.7v.3',
  signature: 'M3 19c4-1 5-13 8-13s-3 11 0 11 2-4 4-4 1 3 5 2',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  handle: 'M9 5.5v.1M15 5.5v.1M9 12v.1M15 12v.1M9 18.5v.1M15 18.5v.1',
} as const;

export type IconName = keyof typeof paths;
export const iconNames = Object.keys(paths) as readonly IconName[];

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** An icon beside a text with the same meaning. */
export const Icon = ({ name, className }: IconProps) => (
  <DrawnIcon path={paths[name]} className={className} width={name === 'handle' ? 3 : 2} />
);
