import type { Examples } from '#ui-web/gallery/example.ts';
import { AssociationCard } from './association-card.tsx';

const coral = {
  title: { text: 'Coral Polifònica Sant Roc', lang: 'va' },
  href: '#coral',
  sign: 'Musicales',
  types: 'Musicales, Cultural',
  address: 'Carrer de Sant Roc, 41, 46999 Vilanova de la Marjal',
  telephones: ['960 00 03 51'],
  emails: ['coral@santroc.example'],
  picture: null,
} as const;

export const examples: Examples = {
  Coral: () => <AssociationCard {...coral} level={3} />,
  'Nothing but its name': () => (
    <AssociationCard
      {...coral}
      title="Ñas"
      sign=""
      types=""
      address=""
      telephones={[]}
      emails={[]}
      level={3}
    />
  ),
};
