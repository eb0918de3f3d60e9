/** What the intranet says. */
export const texts = import.meta.glob('./office-intranet.json', {
  base: '../../../../application/text/catalogue/eu',
  eager: true,
  import: 'default',
});
