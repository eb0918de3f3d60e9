/** The texts of vouchers for shops. */
export const texts = import.meta.glob('./office-{vouchers,shops,settlements}.json', {
  base: '../../../../application/text/catalogue/eu',
  eager: true,
  import: 'default',
});
