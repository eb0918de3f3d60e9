/** The texts of what a shop opens beside its sales. */
export const texts = import.meta.glob('./shop-desk.json', {
  base: '../../../../application/text/catalogue/es',
  eager: true,
  import: 'default',
});
