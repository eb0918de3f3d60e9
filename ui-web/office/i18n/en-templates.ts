/** The texts of the place of answer templates. */
export const texts = import.meta.glob('./office-templates.json', {
  base: '../../../application/text/catalogue/en',
  eager: true,
  import: 'default',
});
