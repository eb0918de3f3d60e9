/** Where readers can subscribe: to the town's news and to its processes. */
export const feedPaths = { news: '/rss/noticias', processes: '/rss/procesos' } as const;
