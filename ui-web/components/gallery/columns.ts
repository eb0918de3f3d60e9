/**
 * The number of columns of pictures, by their number (specification 2, section 9): up to 3 in none, as wide as there
 * is room; up to 5 in 2; fewer than 10 in half as many if that is a whole number up to 4, else in 3; the others in 4.
 *
 * @example [3, 5, 6, 7, 8, 9, 12].map(galleryColumns) // [0, 2, 3, 3, 4, 3, 4]
 */
export function galleryColumns(pictures: number): number {
  if (pictures <= 3) return 0;
  if (pictures <= 5) return 2;
  if (pictures >= 10) return 4;
  return pictures % 2 === 0 ? pictures / 2 : 3;
}
