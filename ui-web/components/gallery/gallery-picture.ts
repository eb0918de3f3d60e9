import { textOf, type Wording } from '../wording/wording.tsx';

export interface GalleryPicture {
  readonly src: string;
  /** The large one, where there is one. */
  readonly full?: string | undefined;
  /** What is to be seen; empty where the council says nothing. */
  readonly alt: string;
  /** Shown below the picture; empty where there is none. */
  readonly caption: Wording;
}

export interface GalleryWords {
  /** "Fotos de la plaza". */
  readonly label: string;
  /** What the button of a picture does: "Ampliar: La fuente". */
  readonly enlarge: (name: string) => string;
  /** "Imagen 2 de 5". */
  readonly place: (at: number, of: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly close: string;
  /** "No se ha podido cargar esta imagen: La fuente". */
  readonly missing: (name: string) => string;
}

/** What a picture is called: what it shows, else its caption, else its place. */
export const pictureName = ({ alt, caption }: GalleryPicture, place: string): string =>
  alt || textOf(caption) || place;
