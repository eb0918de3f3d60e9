import { answersAnything } from './answers-anything.ts';

answersAnything('get');
