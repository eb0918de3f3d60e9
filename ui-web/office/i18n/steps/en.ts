/** The texts of who did what. */
export const texts = import.meta.glob('./office-steps.json', {
  base: '../../../../application/text/catalogue/en',
  eager: true,
  import: 'default',
});
