import type { Examples } from '#ui-web/gallery/example.ts';
import { SocialLinks } from './social-links.tsx';

export const examples: Examples = {
  'Three networks': () => (
    <SocialLinks
      label="Vilanova en las redes"
      newTab="se abre en otra pestaña"
      accounts={[
        { networkName: 'facebook', uri: 'https://www.facebook.com/vilanova.example' },
        { networkName: 'twitter', uri: 'https://x.com/vilanova_example' },
        { networkName: '', uri: 'https://social.vilanova.example/@ajuntament' },
      ]}
    />
  ),
};
