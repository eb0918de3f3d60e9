/** The texts of what is checked before something is published. */
export const texts = import.meta.glob('./office-check.json', {
  base: '../../../../application/text/catalogue/es',
  eager: true,
  import: 'default',
});
