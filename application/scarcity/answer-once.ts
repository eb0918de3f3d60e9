/**
 * Answers what may come twice at the same time under one key: its answer was lost, and it was sent again. `stored` is the answer
 * to what is stored under the key; null: nothing is. Only then it is decided. What is stored afterwards counts, whoever stored
 * it: a twin may have been faster, and then it is itself what took the last place for which this one is refused.
 */
export async function answerOnce<Answer, Decided>(
  stored: () => Promise<Answer | null>,
  decide: () => Promise<Decided>,
): Promise<Answer | Decided> {
  const before = await stored();
  if (before !== null) return before;
  const decided = await decide();
  return (await stored()) ?? decided;
}
