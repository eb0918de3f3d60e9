/** What draws say. */
export const texts = import.meta.glob('./office-draws.json', {
  base: '../../../../application/text/catalogue/eu',
  eager: true,
  import: 'default',
});
