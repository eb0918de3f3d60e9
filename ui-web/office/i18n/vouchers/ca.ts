/** The texts of vouchers for shops, with those of the sheet that residents print too. */
export const texts = import.meta.glob(
  './{office-vouchers,office-shops,office-settlements,screens/vouchers}.json',
  {
    base: '../../../../application/text/catalogue/ca',
    eager: true,
    import: 'default',
  },
);
