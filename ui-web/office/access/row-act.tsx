import { OfficeButton } from '../parts/office-button.tsx';

interface RowActProps {
  readonly words: string;
  /** What the row is about: rows of a list have the same words. */
  readonly name: string;
  readonly busy?: boolean;
  readonly onClick: () => void;
}

/** What can be done with one row of a list. */
export const RowAct = ({ words, name, ...button }: RowActProps) => (
  <OfficeButton look="text" aria-label={`${words}: ${name}`} {...button}>
    {words}
  </OfficeButton>
);
