import { useCallback } from 'react';
import { listOfficeDocumentsCall } from '#adapters/wire/office-documents/list-documents.ts';
import { type DeskSkills, withSkill } from '#domain/appointments/desk-skills.ts';
import { appointmentServices } from '#domain/documents/document-parts.ts';
import { memberPath } from '#domain/documents/fields.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import { useForm } from '../form/form-place.ts';
import type { ListPart } from '../form/form-tree.ts';
import { itemWords } from '../form/item-words.ts';

/** A desk with the services that it does. */
export interface SkilledDesk {
  readonly key: string;
  /** The place of its services in the document. */
  readonly path: string;
  readonly name: string;
  readonly skills: DeskSkills;
}

/** A service of the town; one that is only named at a desk has its id for a title. */
export interface NamedService {
  readonly id: string;
  readonly title: string;
}

const mostServices = 200;

/** The services of the town, published or not; null until they are read. */
function useServices(): readonly NamedService[] | null {
  const { council } = useOffice();
  const { said } = useSpeech();
  const { call, realm } = council;
  const ask = useCallback(
    () => call(listOfficeDocumentsCall, { realm, collection: appointmentServices, limit: mostServices }),
    [call, realm],
  );
  const [answer] = useAnswer(ask);
  if (answer === null) return null;
  if (isLeft(answer)) return [];
  return answer.right.items
    .map(({ id, title }) => ({ id, title: said(title).text || id }))
    .toSorted((one, other) => one.title.localeCompare(other.title));
}

/** The desks of an office with their services, and ticking them. */
export function useSkills({ items }: Pick<ListPart, 'items'>) {
  const { document, write } = useForm();
  const { language } = useSpeech();
  const known = useServices();
  const desks = items.map(({ key, path, parts }): SkilledDesk => {
    const at = memberPath(path, 'services');
    const value = document.shown.get(at);
    const skills = Array.isArray(value) ? value.map(String) : null;
    return { key, path: at, name: itemWords(parts, document.shown, language).text || key, skills };
  });
  const named = new Set(desks.flatMap(({ skills }) => skills ?? []));
  const others = [...named].filter((id) => !known?.some((one) => one.id === id));
  const services = known === null ? null : [...known, ...others.map((id) => ({ id, title: id }))];
  const ids = (services ?? []).map(({ id }) => id);
  const put = (desk: SkilledDesk, skills: DeskSkills) => ({
    path: desk.path,
    value: skills === null ? undefined : [...skills],
  });
  return {
    desks,
    services,
    /** One service at some desks. */
    tick: (service: string, at: readonly SkilledDesk[], isOn: boolean) =>
      write(at.map((desk) => put(desk, withSkill(desk.skills, service, isOn, ids)))),
    /** All services at a desk, also those to come; or none. */
    tickAll: (desk: SkilledDesk, isOn: boolean) => write([put(desk, isOn ? null : [])]),
  };
}
