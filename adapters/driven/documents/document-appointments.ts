import { readOffice } from '#adapters/wire/appointments/office-draft.ts';
import { readService } from '#adapters/wire/appointments/service-draft.ts';
import { readCalendar } from '#adapters/wire/site/calendar.ts';
import type { AppointmentRegister } from '#application/ports/server/appointments/appointment-register.ts';
import type { DocumentStore } from '#application/ports/server/document-store.ts';
import { appointmentOffices, appointmentServices } from '#domain/documents/document-parts.ts';
import { usualCalendar } from '#domain/working-days/working-days.ts';

/**
 * Offices and services of appointments, by the documents of a town. One that cannot be used as it is written is as if it
 * were not there; its editor says why.
 */
export const documentAppointments = (documents: DocumentStore): AppointmentRegister => ({
  setup: async (realm) => {
    const [offices, services] = await Promise.all([
      documents.all(realm, appointmentOffices),
      documents.all(realm, appointmentServices),
    ]);
    return {
      offices: offices.flatMap((one) => readOffice(one._id, one) ?? []),
      services: services.flatMap((one) => readService(one._id, one) ?? []),
    };
  },
  calendar: async (realm) => {
    const [document] = await documents.all(realm, 'calendario');
    return (document && readCalendar(document)) ?? usualCalendar;
  },
});
