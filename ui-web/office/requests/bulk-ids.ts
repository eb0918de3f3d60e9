/** The menus of what is done to several requests. */
export const bulkIds = {
  assign: 'varias-quien',
  state: 'varias-estado',
  template: 'varias-plantilla',
} as const;
