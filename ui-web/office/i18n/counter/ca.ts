/** The texts of the counter of appointments. */
export const texts = import.meta.glob('./office-counter.json', {
  base: '../../../../application/text/catalogue/ca',
  eager: true,
  import: 'default',
});
