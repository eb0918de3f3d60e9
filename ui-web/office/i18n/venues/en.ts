/** The texts of venues whose places are reserved. */
export const texts = import.meta.glob('./office-venues.json', {
  base: '../../../../application/text/catalogue/en',
  eager: true,
  import: 'default',
});
