import { readNewsFeedCall } from '#adapters/wire/service/read-news-feed.ts';
import { readProcessFeedCall } from '#adapters/wire/service/read-process-feed.ts';

/** Where readers can subscribe: to the town's news and to its processes. */
export const feedPaths = { news: readNewsFeedCall.path, processes: readProcessFeedCall.path } as const;
