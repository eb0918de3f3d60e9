import { expect, it } from 'vitest';
import { beginRehearsalCall } from '#adapters/wire/office-votes/begin-rehearsal.ts';
import { left } from '#domain/shared/result.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOfficeCouncil } from '../../shell/sample-office.tsx';
import { rehearsalPresenter } from './rehearsal-presenter.ts';

it('a rehearsal is of the vote as it is written: it begins once that is stored, and not if it cannot be', async () => {
  const order: string[] = [];
  const council = anOfficeCouncil([
    stubCall(beginRehearsalCall, async () => {
      order.push('begun');
      return left({ kind: 'unreachable' });
    }),
  ]);
  const presenter = rehearsalPresenter(council, 'vote');
  const storing = (isStored: boolean) => async () => {
    await Promise.resolve();
    order.push('stored');
    return isStored;
  };
  await presenter.begin(20, storing(true));
  expect(order).toEqual(['stored', 'begun']);
  await presenter.begin(20, storing(false));
  expect(order).toEqual(['stored', 'begun', 'stored']);
  expect(presenter.current()).toMatchObject({ isBusy: false, trouble: 'other' });
});
