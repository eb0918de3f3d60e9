import { useState } from 'react';
import type { Examples } from '#ui-web/gallery/example.ts';
import { LikeCount } from './like-count.tsx';

function Counted({ others, first = false }: { readonly others: number; readonly first?: boolean }) {
  const [liked, setLiked] = useState(first);
  const count = others + Number(liked);
  return (
    <LikeCount
      count={String(count)}
      isLiked={count > 0}
      pressed={liked}
      label={`${count} apoyos. Apoyar: Carril bici`}
      onChange={setLiked}
    />
  );
}

export const examples: Examples = {
  'Nobody yet': () => <Counted others={0} />,
  Others: () => <Counted others={241} />,
  'One’s own': () => <Counted others={240} first />,
};
