import { textOf, type Wording } from '../wording/wording.tsx';

export interface GalleryPicture {
  readonly src: string;
  /** The large one, if there is one. */
  readonly full?: string | undefined;
  /** The alternative text; empty if the council gives none. */
  readonly alt: string;
  /** Shown below the picture; empty without one. */
  readonly caption: Wording;
  /** Names the picture if it has neither text. */
  readonly fileName?: string;
}

export interface GalleryWords {
  /** "Fotos de la plaza". */
  readonly label: string;
  /** The name of a picture's button: "Ampliar: La fuente". */
  readonly enlarge: (name: string) => string;
  /** "Imagen 2 de 5". */
  readonly place: (at: number, of: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly close: string;
  /** "No se ha podido cargar esta imagen: La fuente". */
  readonly missing: (name: string) => string;
}

/** The name of a picture: its alternative text, else its caption, else its file's name, else its position. */
export const pictureName = ({ alt, caption, fileName }: GalleryPicture, place: string): string =>
  alt || textOf(caption) || fileName || place;

/** For the developer of a page (specification 2, section 8): its readers see nothing in the place of the gallery. */
export const reportEmptyGallery = (label: string): void =>
  // oxlint-disable-next-line no-console -- it is for developers
  console.error(`A gallery without images: ${label}`);
