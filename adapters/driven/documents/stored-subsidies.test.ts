import { subsidyRegisterContract } from '#contract-tests/ports/server/subsidy-register.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { documentsOf, sampleTown } from '#fixtures/towns/sample-towns.ts';
import { storedSubsidies } from './stored-subsidies.ts';

subsidyRegisterContract('the collections of a council', async () => {
  const town = sampleTown('vilanova', '2026-11-18' as CalendarDay);
  const register = storedSubsidies({ all: async (_, collection) => documentsOf(town, collection) });
  return { register, close: async () => undefined };
});
