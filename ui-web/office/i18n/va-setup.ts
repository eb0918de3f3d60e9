/** The texts of setting up a town. */
export const texts = import.meta.glob('./office-setup.json', {
  base: '../../../application/text/catalogue/va',
  eager: true,
  import: 'default',
});
