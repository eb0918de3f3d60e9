import { DrawnIcon } from './drawn-icon.tsx';

/* Icons that no first page needs, so that they are loaded with the screens that do; drawn as the others are. */
const paths = {
  outward: 'M13 4h7v7M20 4l-9 9M10 5H4v15h15v-6',
  open: 'M6 9l6 6 6-6',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  play: 'M8 5l11 7-11 7z',
  star: 'M12 3.5l2.7 5.5 6 .9-4.3 4.2 1 6L12 17.2l-5.4 2.9 1-6L3.3 9.9l6-.9Z',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4c0 1-1 1.5-2 1.5C10.5 20 4 13.5 3.5 6 3.5 5 4 4 5 4z',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
} as const;

export type MoreIconName = keyof typeof paths;
export const moreIconNames = Object.keys(paths) as readonly MoreIconName[];

interface MoreIconProps {
  readonly name: MoreIconName;
  readonly className?: string | undefined;
}

/** An icon beside a text with the same meaning, for screens that are loaded later. */
export const MoreIcon = ({ name, className }: MoreIconProps) => (
  <DrawnIcon path={paths[name]} className={className} />
);
