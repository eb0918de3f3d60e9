/** What draws say. */
export const texts = import.meta.glob('./office-draws.json', {
  base: '../../../../application/text/catalogue/es',
  eager: true,
  import: 'default',
});
