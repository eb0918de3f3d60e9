import { startTransition, useEffect, useReducer, useState } from 'react';

/**
 * What a question is answered, asked when the screen opens and again on demand; null until the first answer. The question
 * must stay the same function as long as it is the same question. What an answer changes is drawn in slices, between which the
 * browser handles presses.
 */
export function useAnswer<T>(ask: () => Promise<T>): readonly [T | null, () => void] {
  const [asked, askAgain] = useReducer((times: number) => times + 1, 0);
  const [last, setLast] = useState<{ readonly asked: number; readonly answer: T } | null>(null);
  useEffect(() => {
    let isOver = false;
    const run = async () => {
      const answer = await ask();
      if (!isOver) startTransition(() => setLast({ asked, answer }));
    };
    void run();
    return () => {
      isOver = true;
    };
  }, [ask, asked]);
  return [last === null ? null : last.answer, askAgain];
}
