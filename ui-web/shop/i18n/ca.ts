/** The texts of the page of shops. */
export const texts = import.meta.glob('./shop.json', {
  base: '../../../application/text/catalogue/ca',
  eager: true,
  import: 'default',
});
