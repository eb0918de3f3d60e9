/** The texts of what a shop opens beside its sales. */
export const texts = import.meta.glob('./shop-desk.json', {
  base: '../../../../application/text/catalogue/va',
  eager: true,
  import: 'default',
});
