import type { Examples } from './example.ts';

/** Draws one example of a folder, or all of them. */
export function DrawExamples({ examples, name }: { readonly examples: Examples; readonly name?: string }) {
  const chosen = Object.entries(examples).filter(([each]) => name === undefined || each === name);
  return chosen.map(([each, Drawn]) => <Drawn key={each} />);
}
