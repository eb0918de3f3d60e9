import { ListPartView } from '../form/list-part.tsx';
import type { OwnPartProps } from '../own/own-field.tsx';
import { SkillsField } from './skills-field.tsx';

/** The desks of an office, and below them which services each does. */
export const DesksPart = ({ part, draw }: OwnPartProps) => (
  <>
    <ListPartView part={part} draw={draw} />
    {part.items.length > 0 && <SkillsField part={part} />}
  </>
);
