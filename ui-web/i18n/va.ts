/** The texts of the first page and of processes. */
export const texts = import.meta.glob('./{article,cookies,home,process,shell}.json', {
  base: '../../application/text/catalogue/va/screens',
  eager: true,
  import: 'default',
});
