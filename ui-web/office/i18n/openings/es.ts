/** What closing days of offices, and setting them up, says. */
export const texts = import.meta.glob('./office-openings.json', {
  base: '../../../../application/text/catalogue/es',
  eager: true,
  import: 'default',
});
