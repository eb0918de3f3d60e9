import { readCensusCall } from '#adapters/wire/census/read-census.ts';
import { fieldsOf, type Mailbox } from '#domain/forms/mailbox.ts';
import { asksTownCategory, collectionsOf } from '#domain/forms/field-choices.ts';
import type { TownFacts } from '#adapters/wire/site/town-facts.ts';
import { isRight } from '#domain/shared/result.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import type { FormDesk } from '../state.ts';

/** The facts used for a town that does not answer. */
export const noTown: TownFacts = {
  centre: null,
  privacyEmail: null,
  privacyLink: null,
  categories: [],
  ground: null,
};

type Given = FormDesk & { readonly council: Pick<FormCouncil, 'realm' | 'requests' | 'town' | 'call'> };

/**
 * Asks the council for what fields need besides: the questions of a census, lists to choose from, the town's
 * categories. Without them such a field cannot be answered: the form says that some could not be loaded, and asks for
 * them again.
 */
export function formParts({ council: { realm, requests, town, call }, open, patch }: Given) {
  const askTown = async () => {
    const facts = await town.facts(realm);
    if (isRight(facts)) patch({ town: facts.right });
    return isRight(facts);
  };
  const askCensus = async (id: string) => {
    const asked = await call(readCensusCall, { realm, id });
    if (isRight(asked)) patch({ census: asked.right });
    return isRight(asked);
  };
  const askItems = async (name: string) => {
    const items = await requests.items(realm, name, '');
    if (isRight(items)) patch({ items: new Map(open()?.items).set(name, items.right) });
    return isRight(items);
  };
  return async (mailbox: Mailbox): Promise<void> => {
    const fields = fieldsOf(mailbox);
    const came = await Promise.all([
      ...(asksTownCategory(mailbox) && open()?.town === noTown ? [askTown()] : []),
      ...fields.flatMap((field) => (field.kind === 'census' ? [askCensus(field.census)] : [])),
      ...collectionsOf(mailbox).map(askItems),
    ]);
    patch({ lacksParts: came.includes(false) });
  };
}
