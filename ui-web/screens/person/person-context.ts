import { createContext, useContext } from 'react';
import type { Speech } from '#ui-web/speech.ts';
import type { PersonPresenter } from './presenter.ts';
import type { OpenPerson, PersonFault } from './state.ts';

/** What every part of the page works with. */
interface PersonTools {
  readonly presenter: PersonPresenter;
  readonly speech: Speech;
  readonly open: OpenPerson;
}

export const PersonContext = createContext<PersonTools | null>(null);

export function usePerson(): PersonTools {
  const tools = useContext(PersonContext);
  if (tools === null) throw new Error('no person around this part');
  return tools;
}

/** The ids of the elements, so that a fault can link there. */
export const fieldIdOf = (at: PersonFault['at']): string => `persona-${at}`;

/** A fault in words. */
export function personFaultWords({ at, kind }: PersonFault, { t }: Speech): string {
  const isContact = at !== 'code' && at !== 'door' && at !== 'doorCode';
  return t(`person:faults.${kind}`, { title: isContact ? t(`request:contact.${at}`) : '' });
}

/** What is wrong at a place, in words. */
export function useFault(at: PersonFault['at']): string | undefined {
  const { open, speech } = usePerson();
  const fault = open.faults.find((one) => one.at === at);
  return fault && personFaultWords(fault, speech);
}
