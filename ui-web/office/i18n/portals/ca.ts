/** The texts of the front-ends of a town. */
export const texts = import.meta.glob('./office-portals.json', {
  base: '../../../../application/text/catalogue/ca',
  eager: true,
  import: 'default',
});
