/** The texts of those who moderate comments and proposals. */
export const texts = import.meta.glob('./office-moderation.json', {
  base: '../../../application/text/catalogue/ca',
  eager: true,
  import: 'default',
});
