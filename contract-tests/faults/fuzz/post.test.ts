import { answersAnything } from './answers-anything.ts';

answersAnything('post');
