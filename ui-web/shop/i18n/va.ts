/** The texts of the page of shops. */
export const texts = import.meta.glob('./shop.json', {
  base: '../../../application/text/catalogue/va',
  eager: true,
  import: 'default',
});
