/** The texts of tables that staff bring, the census among them. */
export const texts = import.meta.glob('./office-{imports,census}.json', {
  base: '../../../application/text/catalogue/en',
  eager: true,
  import: 'default',
});
