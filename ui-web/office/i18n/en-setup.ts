/** The texts of setting up a town. */
export const texts = import.meta.glob('./office-setup.json', {
  base: '../../../application/text/catalogue/en',
  eager: true,
  import: 'default',
});
