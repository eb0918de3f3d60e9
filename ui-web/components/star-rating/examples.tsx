import { useState } from 'react';
import type { Examples } from '#ui-web/gallery/example.ts';
import { StarRating } from './star-rating.tsx';

function Rating({ first, blank }: { readonly first: number | null; readonly blank?: string }) {
  const [value, setValue] = useState(first);
  return (
    <StarRating
      name={`estrellas-${first}`}
      legend="La limpieza de las calles"
      stars={[1, 2, 3, 4, 5].map((star) => ({
        value: star,
        label: star === 1 ? '1 estrella' : `${star} estrellas`,
      }))}
      value={value}
      shown={value === null ? null : `${value} de 5`}
      blank={blank}
      onChange={setValue}
    />
  );
}

export const examples: Examples = {
  'No stars yet': () => <Rating first={null} blank="Sin respuesta" />,
  'Three stars, required': () => <Rating first={3} />,
};
