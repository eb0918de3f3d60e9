import type { ComponentPropsWithRef } from 'react';

/* Safari takes a list without bullets for no list at all, unless it is told its role once more. */
const stillAList = { role: 'list' } as const;

/** A list without bullets. */
export const PlainList = (attributes: ComponentPropsWithRef<'ul'>) => <ul {...attributes} {...stillAList} />;

/** An ordered list without numbers of its own. */
export const PlainOrder = (attributes: ComponentPropsWithRef<'ol'>) => <ol {...attributes} {...stillAList} />;
