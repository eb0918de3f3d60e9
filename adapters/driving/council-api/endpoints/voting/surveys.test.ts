import { expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';

it('the survey of an older town that names no total is given with the limit that its votes are checked by', async () => {
  const survey = {
    _id: 'older',
    title: 'Presupuesto',
    displayType: 'budgetAmount',
    proposals: [{ _id: 'a', title: 'A', amount: 10 }],
  };
  const { server } = await openTestCouncil({
    old: [{ realm: 'vilanova', collection: '#surveys', documents: [survey] }],
  });
  const read = await server.inject('/api/vilanova/surveys/older');
  expect(read.json()).toMatchObject({ totalAmount: 200_000 });
});
