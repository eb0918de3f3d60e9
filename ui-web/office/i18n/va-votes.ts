/** The texts of votes and works. */
export const texts = import.meta.glob('./office-{votes,paper,polling,closing,works}.json', {
  base: '../../../application/text/catalogue/va',
  eager: true,
  import: 'default',
});
