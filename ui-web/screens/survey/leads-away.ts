import { createContext } from 'react';

/** Whether a question may lead away from its page, as sharing a proposal does. On a kiosk nothing does. */
export const LeadsAwayContext = createContext(true);
