import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { staffStatuses } from '#domain/forms/request.ts';
import { bySender, bySystem } from '#domain/office/steps/subject-steps.ts';
import { type Language, languages } from '#domain/shared/localized-text.ts';
import { type ReadStep, type SayStep, stepSentence } from './step-sentence.ts';

const textsOf = (language: Language) =>
  JSON.parse(
    readFileSync(new URL(`../../text/catalogue/${language}/office-steps.json`, import.meta.url), 'utf8'),
  ) as unknown;
const sayIn =
  (language: Language): SayStep =>
  (key, values) => {
    const found = key
      .split('.')
      .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], textsOf(language));
    if (typeof found !== 'string') throw new Error(`${language} has no ${key}`);
    return found.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => values[name] ?? `(${name} is missing)`);
  };
const step = (act: string, more: Partial<ReadStep> = {}): ReadStep => ({
  by: 'Vicent',
  act,
  from: null,
  to: null,
  words: null,
  ...more,
});
const moved = { from: 'Recibida', to: 'En gestión' };
const merged = { from: '2026-000001', to: '2026-000002' };

/** A step of each kind, and its sentence in Spanish. */
const steps: readonly (readonly [ReadStep, string])[] = [
  [step('request.answer', { words: 'Vamos' }), 'Vicent respondió.'],
  [step('request.answer', moved), 'Vicent la pasó de Recibida a En gestión.'],
  [
    step('request.answer', { ...moved, words: 'Vamos' }),
    'Vicent respondió y la pasó de Recibida a En gestión.',
  ],
  [step('portal.switch', { from: 'tickets/on', to: 'tickets/off' }), 'Vicent cerró «Entradas».'],
  [step('portal.switch', { from: 'tickets/off', to: 'tickets/on' }), 'Vicent abrió «Entradas».'],
  [step('staff.invite', { by: 'operator' }), 'Quien opera el servidor le dio una invitación.'],
  [step('staff.grant', { to: 'Administrar' }), 'Vicent le dio un papel: Administrar.'],
  [step('staff.endGrant', { from: 'Administrar' }), 'Vicent le quitó un papel: Administrar.'],
  [step('staff.addKey'), 'Vicent añadió una llave de acceso.'],
  [step('staff.removeKey'), 'Vicent quitó una llave de acceso.'],
  [step('staff.makeCodes'), 'Vicent hizo códigos de papel nuevos.'],
  [step('staff.useCode'), 'Vicent usó un código de papel.'],
  [step('staff.useLastCode'), 'Vicent usó su último código de papel.'],
  [step('staff.link'), 'Vicent añadió la cuenta del Ayuntamiento.'],
  [step('staff.unlink'), 'Vicent quitó la cuenta del Ayuntamiento.'],
  [step('staff.signIn', { to: 'passkey' }), 'Vicent entró: llave de acceso.'],
  [step('staff.signIn', { to: 'code' }), 'Vicent entró: código de papel.'],
  [step('staff.signIn', { to: 'provider' }), 'Vicent entró: cuenta del Ayuntamiento.'],
  [step('staff.endSessions'), 'Vicent cerró sesiones.'],
  [step('staff.correct'), 'Vicent corrigió el nombre o el correo.'],
  [step('staff.end'), 'Vicent le dio de baja.'],
  [
    step('registration.skip', { to: 'martes/todos/segment' }),
    'La plaza libre no le correspondía: pasó a la persona siguiente.',
  ],
  [
    step('registration.skip', { to: 'martes/todos/familyTogether' }),
    'La familia quiere ir junta y no había plazas para todos: pasó a la persona siguiente.',
  ],
  [step('goods.setPool', { to: '500' }), 'Vicent creó los bonos: 500.'],
  [step('goods.setPool', { from: '500', to: '600' }), 'Vicent cambió cuántos hay. Antes: 500. Ahora: 600.'],
  [step('goods.setPool', { from: '600', to: '600/closed' }), 'Vicent los puso en pausa.'],
  [step('goods.setPool', { from: '600/closed', to: '600' }), 'Vicent quitó la pausa.'],
  [step('settlement.close', { to: '123450' }), 'Vicent cerró la liquidación: 1.234,50\u00A0€.'],
  [step('settlement.sample', { to: '20' }), 'Vicent sacó la muestra. Ventas: 20.'],
  [step('settlement.checkSale', { to: 'B-0001-1' }), 'Vicent vio bien la venta B-0001-1.'],
  [step('settlement.reverseSale', { to: 'B-0001-1' }), 'Vicent anuló la venta B-0001-1.'],
  [step('settlement.sign'), 'Vicent firmó primero la liquidación.'],
  [step('settlement.approve'), 'Vicent firmó también, y la liquidación quedó aprobada.'],
  [step('settlement.export', { to: '1-1-otono' }), 'Vicent hizo el archivo para el banco: 1-1-otono.'],
  [step('settlement.paid', { to: '1-0001' }), 'Vicent anotó transferencias pagadas: 1-0001.'],
  [step('settlement.returned', { to: '1-0001' }), 'Vicent anotó transferencias devueltas: 1-0001.'],
  [
    step('settlement.setPayer', { to: '1332' }),
    'Vicent cambió la cuenta desde la que se paga. Acaba en 1332.',
  ],
  [step('goods.hold'), 'Vicent lo reservó.'],
  [step('goods.extend'), 'Vicent alargó la reserva.'],
  [step('goods.confirm'), 'Vicent lo confirmó.'],
  [step('goods.release'), 'Vicent soltó la reserva.'],
  [step('goods.use'), 'Vicent lo usó.'],
  [step('goods.reverse'), 'Vicent deshizo un uso.'],
  [step('goods.giveBack'), 'Vicent lo devolvió.'],
  [step('goods.expire', { by: bySystem }), 'Se acabó su plazo.'],
  [step('request.note', { words: 'Falta' }), 'Vicent dejó una nota interna.'],
  [step('request.assign', { to: 'Neus' }), 'Vicent la asignó a: Neus.'],
  [step('request.assign', { from: 'Neus' }), 'Vicent la dejó sin nadie que la lleve.'],
  [step('request.publish', { to: 'approved' }), 'Vicent la hizo pública.'],
  [step('request.publish', { to: 'withdrawn' }), 'Vicent la ocultó.'],
  [step('proposal.publish', { to: 'published' }), 'Vicent la publicó como propuesta.'],
  [step('proposal.publish', { to: 'notPublished' }), 'Vicent la quitó de las propuestas.'],
  [step('request.undo', moved), 'Vicent deshizo lo último que había hecho.'],
  [step('request.seeContact'), 'Vicent miró los datos de contacto.'],
  [step('request.merge', merged), 'Vicent la unió con la 2026-000002.'],
  [step('request.separate', merged), 'Vicent la separó de la 2026-000001.'],
  [step('request.absorb', merged), 'Vicent unió la 2026-000001 con esta.'],
  [step('request.release', merged), 'Vicent separó la 2026-000002 de esta.'],
  [step('request.correct'), 'Vicent corrigió los datos de contacto.'],
  [step('request.erase'), 'Vicent borró los datos personales.'],
  [step('request.erase', { by: bySystem }), 'Se borró, porque se cumplió el plazo de conservación.'],
  [step('request.title', { to: 'staff' }), 'Vicent puso otro título público.'],
  [step('request.title', { to: 'own' }), 'Vicent dejó de nuevo el título de quien la envió.'],
  [
    step('request.prioritise', { from: 'normal', to: 'urgent' }),
    'Vicent cambió la prioridad de normal a urgente.',
  ],
  [step('request.manage', { to: 'brigada' }), 'Vicent cambió el campo «brigada».'],
  [step('request.publishPeriod'), 'Vicent cambió los días en que es pública.'],
  [step('proposal.validate'), 'Vicent cambió la validación de la propuesta.'],
  [step('request.reply', { by: bySender }), 'Quien la envió escribió.'],
  [step('request.retract', { by: bySender }), 'Quien la envió la retiró.'],
  [step('request.enter', { to: 'telephone' }), 'Vicent la registró en nombre de otra persona: teléfono.'],
  [step('request.rate', { by: bySender, to: '4' }), 'Quien la envió valoró la respuesta con un 4 sobre 5.'],
  [step('payment.settle', { from: 'review', to: 'pay' }), 'Vicent cambió el pago de en revisión a pagado.'],
  [step('payment.refund', { to: 'asked/123450' }), 'Vicent pidió al banco una devolución: 1.234,50\u00A0€.'],
  [
    step('payment.refund', { by: bySystem, from: 'asked/500', to: 'done/500' }),
    'El sistema anotó una devolución como hecha: 5,00\u00A0€.',
  ],
  [
    step('payment.refund', { from: 'asked/500', to: 'refused/500' }),
    'Vicent anotó una devolución como denegada: 5,00\u00A0€.',
  ],
  [step('payment.refund', { to: 'x' }), 'Vicent: payment.refund.'],
  [step('payment.refund'), 'Vicent: payment.refund.'],
  [step('document.make'), 'Vicent creó el documento.'],
  [step('document.review'), 'Vicent lo pasó a revisión.'],
  [step('document.return'), 'Vicent lo devolvió a borrador.'],
  [step('document.publish', { by: bySystem }), 'El sistema lo publicó.'],
  [step('document.schedule'), 'Vicent lo programó.'],
  [step('document.unschedule'), 'Vicent anuló la programación.'],
  [step('document.withdraw'), 'Vicent lo retiró del portal.'],
  [step('document.republish'), 'Vicent lo volvió a publicar.'],
  [step('document.archive'), 'Vicent lo archivó.'],
  [step('document.discard'), 'Vicent descartó el borrador.'],
  [
    step('document.load', { by: 'operator', to: 'published' }),
    'Quien opera el servidor lo publicó al cargar la carpeta del municipio.',
  ],
  [
    step('document.load', { by: 'operator', to: 'withdrawn' }),
    'Quien opera el servidor lo retiró al cargar la carpeta del municipio.',
  ],
  [step('vote.sign', { to: 'open' }), 'Vicent firmó la apertura.'],
  [step('vote.sign', { to: 'change' }), 'Vicent firmó un cambio.'],
  [step('vote.unsign'), 'Vicent retiró la primera firma.'],
  [step('vote.sign', { to: 'cancel' }), 'Vicent firmó que se anula la apertura.'],
  [step('vote.cancel'), 'Vicent firmó también, y la apertura quedó anulada.'],
  [step('vote.rehearse'), 'Vicent hizo un ensayo de la votación, que se ha borrado.'],
  [step('vote.open'), 'Vicent firmó también, y la votación quedó abierta y fija.'],
  [step('vote.change'), 'Vicent firmó también, y el cambio se publicó.'],
  [step('vote.incident'), 'Vicent anotó una incidencia.'],
  [step('vote.signClosing'), 'Vicent firmó el acta de cierre.'],
  [step('vote.unsignClosing'), 'Vicent retiró la primera firma del acta de cierre.'],
  [step('vote.close'), 'Vicent firmó también el acta de cierre, y la votación quedó cerrada.'],
  [step('vote.drawSample', { to: '1' }), 'Vicent sorteó la muestra 1 de papeletas en papel.'],
  [step('vote.checkSample', { from: '1', to: '0' }), 'Vicent anotó la muestra 1. Mal introducidas: 0.'],
  [step('file.upload'), 'Vicent subió el archivo.'],
  [step('file.replace'), 'Vicent sustituyó el archivo.'],
  [step('file.describe'), 'Vicent cambió el texto alternativo o el punto importante.'],
  [step('file.remove'), 'Vicent borró el archivo.'],
  [step('file.publish', { to: 'published' }), 'Vicent lo publicó.'],
  [step('file.publish', { to: 'hidden' }), 'Vicent dejó de publicarlo.'],
  [step('visit.arrive', { to: 'arrived A-012' }), 'Vicent apuntó que A-012 ha llegado.'],
  [step('visit.call', { from: 'arrived', to: 'called A-012 3' }), 'Vicent llamó a A-012 (3).'],
  [step('visit.serve', { from: 'called', to: 'serving A-012 3' }), 'Vicent empezó a atender a A-012 (3).'],
  [step('visit.finish', { from: 'serving', to: 'done A-012 3' }), 'Vicent terminó con A-012 (3).'],
  [step('visit.park', { from: 'called', to: 'parked A-012 3' }), 'Vicent aparcó a A-012 (3).'],
  [step('visit.miss', { from: 'called', to: 'missed A-012 3' }), 'Vicent apuntó que A-012 (3) no ha venido.'],
  [step('visit.resume', { from: 'done', to: 'serving A-012 3' }), 'Vicent volvió a atender a A-012 (3).'],
  [
    step('visit.redirect', { from: 'called', to: 'arrived A-012 3' }),
    'Vicent pasó a A-012 (3) a otro mostrador o trámite.',
  ],
  [step('visit.prefer', { from: 'arrived', to: 'arrived A-012' }), 'Vicent hizo que A-012 pase antes.'],
  [step('visit.unprefer', { from: 'arrived', to: 'arrived A-012' }), 'Vicent quitó la preferencia a A-012.'],
  [
    step('visit.move', { from: 'confirmed', to: 'confirmed C-118' }),
    'Vicent cambió una cita; su código es ahora C-118.',
  ],
  [step('visit.cancel', { from: 'confirmed', to: 'cancelled C-118' }), 'Vicent anuló la cita C-118.'],
  [step('request.new'), 'Vicent: request.new.'],
];

describe('the sentence of a step', () => {
  it.each(steps)('says %j', (one, sentence) => {
    expect(stepSentence(sayIn('es'), one)).toBe(sentence);
  });

  it.each(languages)('is whole in %s, in every state', (language) => {
    const say = sayIn(language);
    for (const [one] of steps) expect(stepSentence(say, one)).toMatch(/^\S(?!.*missing).*\.$/u);
    for (const to of [...staffStatuses, 'Retirada'])
      expect(stepSentence(say, step('request.answer', { from: 'Recibida', to }))).not.toContain('missing');
  });
});
