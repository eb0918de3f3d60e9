/**
 * The initials of a name, by which a door can ask whose a ticket is without showing it.
 *
 * @example initialsOf('Empar Ferrer i Soler') // 'E. F. S.'
 */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .flatMap((word) => {
      const [first = ''] = word;
      // Particles as “de” and “i” begin with a small letter; names that somebody wrote in small letters have one too.
      return word.length > 2 || /\p{Lu}/u.test(first) ? [`${first.toLocaleUpperCase()}.`] : [];
    })
    .slice(0, 4)
    .join(' ');
