import type { DrawLists } from '#application/ports/server/registrations/draw-lists.ts';

/** No town has activities whose places are drawn. */
export const noDrawLists: DrawLists = {
  activities: async () => [],
  list: async () => null,
  give: async () => undefined,
};
