import type { Examples } from '#ui-web/gallery/example.ts';
import type { AssociationCardView } from './association-card.ts';
import { AssociationCards } from './association-cards.tsx';

const coral: AssociationCardView = {
  title: { text: 'Coral Polifònica Sant Roc', lang: 'va' },
  href: '#coral',
  sign: 'Musicales',
  types: 'Musicales, Cultural',
  address: 'Carrer de Sant Roc, 41, 46999 Vilanova de la Marjal',
  telephones: ['960 00 03 51'],
  emails: ['coral@santroc.example'],
  picture: null,
};
const nameless: AssociationCardView = {
  ...coral,
  title: 'Ñas',
  sign: '',
  types: '',
  address: '',
  telephones: [],
  emails: [],
};

const itself = (card: AssociationCardView) => card;

export const examples: Examples = {
  Coral: () => <AssociationCards associations={[coral]} drawn={1} viewOf={itself} level={3} />,
  'Nothing but its name': () => (
    <AssociationCards associations={[nameless]} drawn={1} viewOf={itself} level={3} />
  ),
};
