import type { RelatedLink } from './related-links.tsx';

/** For tests and examples. */
export const sampleLinks: readonly RelatedLink[] = [
  {
    href: '/guia',
    title: 'Guía de participación',
    description: 'Cómo se propone y cómo se vota.',
    picture: null,
  },
  {
    href: 'https://www.boe.example/ley-19-2013',
    title: { text: 'Llei de transparència', lang: 'va' },
    description: '',
    picture:
      "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 40'%3E%3Crect width='60' height='40' fill='%230a6f6a'/%3E%3C/svg%3E",
  },
];
