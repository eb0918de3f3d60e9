import { useState } from 'react';
import type { Examples } from '#ui-web/gallery/example.ts';
import { LikeButton } from './like-button.tsx';

function Like({ first }: { readonly first: boolean }) {
  const [liked, setLiked] = useState(first);
  return (
    <LikeButton liked={liked} onChange={setLiked}>
      Me gusta
    </LikeButton>
  );
}

export const examples: Examples = {
  'Not pressed': () => <Like first={false} />,
  Pressed: () => <Like first />,
};
