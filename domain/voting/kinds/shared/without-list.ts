/** What all kinds share whose survey lists nothing to choose among. */
export const withoutList = {
  choices: () => null,
  inOrder: <Q>(question: Q): Q => question,
  deciding: <Q>(question: Q): Q => question,
} as const;
