import type { ComponentPropsWithRef } from 'react';

/* Safari reads a list without bullets as no list, unless its role is given explicitly. */
const stillAList = { role: 'list' } as const;

/** A list without bullets. */
export const PlainList = (attributes: ComponentPropsWithRef<'ul'>) => <ul {...attributes} {...stillAList} />;

/** An ordered list without numbers of its own. */
export const PlainOrder = (attributes: ComponentPropsWithRef<'ol'>) => <ol {...attributes} {...stillAList} />;
