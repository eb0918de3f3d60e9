import type { Examples } from '#ui-web/gallery/example.ts';
import { SampleCart } from './sample-cart.tsx';

export const examples: Examples = { 'A working budget': () => <SampleCart /> };
