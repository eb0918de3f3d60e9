/** The texts of the counter of appointments. */
export const texts = import.meta.glob('./office-counter.json', {
  base: '../../../../application/text/catalogue/en',
  eager: true,
  import: 'default',
});
