/** What the intranet says. */
export const texts = import.meta.glob('./office-intranet.json', {
  base: '../../../../application/text/catalogue/es',
  eager: true,
  import: 'default',
});
