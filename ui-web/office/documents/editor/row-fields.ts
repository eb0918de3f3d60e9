import { createContext } from 'react';
import type { DescribedField } from '#adapters/wire/documents/description/described-field.ts';

/** The fields of the row that an editor shows, by the columns of its table; null: it shows no row, or its table is gone. */
export const RowFieldsContext = createContext<readonly DescribedField[] | null>(null);
