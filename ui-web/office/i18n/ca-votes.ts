/** The texts of votes, works and the builder of forms. */
export const texts = import.meta.glob('./office-{votes,paper,polling,closing,works,mailbox}.json', {
  base: '../../../application/text/catalogue/ca',
  eager: true,
  import: 'default',
});
