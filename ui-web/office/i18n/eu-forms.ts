/** The texts of the builder of forms. */
export const texts = import.meta.glob('./office-mailbox.json', {
  base: '../../../application/text/catalogue/eu',
  eager: true,
  import: 'default',
});
