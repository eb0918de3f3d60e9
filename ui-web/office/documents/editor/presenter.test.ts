import { describe, expect, it } from 'vitest';
import { anOfficeCouncil } from '../../shell/sample-office.tsx';
import type { OpenDocument } from './open-document.ts';
import { editorPresenter } from './presenter.ts';
import { aDocumentOf } from './sample-documents.ts';

const page = { title: { es: 'Obras', va: 'Obres' }, lead: { es: 'De lunes a viernes' } };

async function editors() {
  const council = aDocumentOf('articulos', page);
  const line = { isCut: false };
  const opened = async (person: string, at: { isCut: boolean }) => {
    const office = anOfficeCouncil(council.callsOf(person, at));
    const presenter = editorPresenter(office, { collection: 'articulos', id: 'a-1', person });
    await presenter.open();
    return { presenter, now: () => presenter.current() as OpenDocument };
  };
  return {
    council,
    line,
    marta: await opened('Marta', line),
    pau: await opened('Pau', { isCut: false }),
  };
}

describe('the editor of a document', () => {
  it('keeps what two people write in different fields, and shows each where the other is', async () => {
    const { council, marta, pau } = await editors();
    marta.presenter.goTo('title/es');
    marta.presenter.write([{ path: 'title/es', value: 'Las obras' }]);
    pau.presenter.write([{ path: 'lead/es', value: 'De lunes a jueves' }]);
    expect([await marta.presenter.send(), await pau.presenter.send()]).toEqual([true, true]);
    expect([council.fields().get('title/es'), council.fields().get('lead/es')]).toEqual([
      'Las obras',
      'De lunes a jueves',
    ]);
    expect(pau.now().presence).toMatchObject([{ by: 'Marta', field: 'title/es' }]);
    expect(marta.now().marks.get('title/es')).toMatchObject({ by: 'Marta' });
    marta.presenter.close();
    pau.presenter.close();
  });

  it('shows both texts of a field that two people changed, until one is chosen', async () => {
    const { council, marta, pau } = await editors();
    marta.presenter.write([{ path: 'lead/es', value: 'De 10 a 14' }]);
    await marta.presenter.send();
    pau.presenter.write([{ path: 'lead/es', value: 'De 9 a 13' }]);
    await pau.presenter.send();
    expect(pau.now().unsent.get('lead/es')).toMatchObject({
      value: 'De 9 a 13',
      other: { theirs: 'De 10 a 14', by: 'Marta' },
    });
    expect(council.fields().get('lead/es')).toBe('De 10 a 14');
    pau.presenter.choose('lead/es', 'De 10 a 14', 'De 9 a 14');
    await pau.presenter.send();
    expect([council.fields().get('lead/es'), pau.now().unsent.size]).toEqual(['De 9 a 14', 0]);
    await marta.presenter.poll();
    expect(marta.now().shown.get('lead/es')).toBe('De 9 a 14');
    marta.presenter.close();
    pau.presenter.close();
  });

  it('says when the line is cut, loses nothing, and publishes only what the council has', async () => {
    const { council, line, marta } = await editors();
    line.isCut = true;
    marta.presenter.write([{ path: 'title/es', value: 'Las obras' }]);
    expect(await marta.presenter.act('publish')).toBe(false);
    expect(marta.now()).toMatchObject({ saving: { kind: 'offline', isKept: true }, trouble: 'unsent' });
    expect(marta.now().shown.get('title/es')).toBe('Las obras');
    line.isCut = false;
    await marta.presenter.poll();
    expect(marta.now().saving.kind).toBe('saved');
    expect(await marta.presenter.act('publish', { note: 'Otro título' })).toBe(true);
    expect(council.document().fields?.get('title/es')).toBe('Las obras');
    expect(marta.now()).toMatchObject({ head: { state: 'published' }, trouble: null });
    marta.presenter.close();
  });

  it('waits for the files that are on their way, and publishes nothing without one that did not arrive', async () => {
    const { council, marta } = await editors();
    const arrival = Promise.withResolvers<boolean>();
    marta.presenter.waitFor(arrival.promise);
    const published = marta.presenter.act('publish');
    marta.presenter.write([{ path: 'title/es', value: 'Las obras, con foto' }]);
    expect(marta.now()).toMatchObject({ isActing: true, head: { state: 'published' } });
    arrival.resolve(true);
    expect(await published).toBe(true);
    expect(council.document().fields?.get('title/es')).toBe('Las obras, con foto');
    marta.presenter.write([{ path: 'title/es', value: 'Las obras, con dos fotos' }]);
    marta.presenter.waitFor(Promise.resolve(false));
    expect(await marta.presenter.act('publish')).toBe(false);
    expect(marta.now()).toMatchObject({ trouble: 'file', isActing: false });
    expect(council.document().fields?.get('title/es')).toBe('Las obras, con foto');
    marta.presenter.waitFor(Promise.reject(new Error('broken')));
    expect(await marta.presenter.act('publish')).toBe(false);
    expect(marta.now()).toMatchObject({ trouble: 'file', isActing: false });
    expect(await marta.presenter.act('publish')).toBe(true);
    marta.presenter.close();
  });

  it('knows which translations are older, until somebody says that they are up to date', async () => {
    const { council, line, marta } = await editors();
    marta.presenter.write([{ path: 'title/es', value: 'Las obras' }]);
    await marta.presenter.send();
    expect([...marta.now().older]).toEqual([['title/va', 'Obras']]);
    line.isCut = true;
    await marta.presenter.confirm('title/va');
    expect([marta.now().older.size, marta.now().trouble]).toEqual([1, 'unreachable']);
    line.isCut = false;
    await marta.presenter.confirm('title/va');
    expect([marta.now().older.size, council.document().older.size]).toEqual([0, 0]);
    marta.presenter.close();
  });

  it('shows what others changed between two changes of one’s own, and publishes none of it unseen', async () => {
    const { council, marta, pau } = await editors();
    marta.presenter.write([{ path: 'title/es', value: 'Las obras' }]);
    await marta.presenter.send();
    pau.presenter.write([{ path: 'lead/es', value: 'De lunes a jueves' }]);
    await pau.presenter.send();
    expect(pau.now().shown.get('title/es')).toBe('Las obras');
    marta.presenter.write([{ path: 'title/es', value: 'Las obras de enero' }]);
    await marta.presenter.send();
    expect(await pau.presenter.act('publish')).toBe(false);
    expect(pau.now()).toMatchObject({ trouble: 'changed' });
    expect(pau.now().shown.get('title/es')).toBe('Las obras de enero');
    expect(council.document().status.work).toBe('draft');
    expect(await pau.presenter.act('publish')).toBe(true);
    marta.presenter.write([{ path: 'lead/va', value: 'De dilluns a dijous' }]);
    await marta.presenter.send();
    await marta.presenter.poll();
    expect(marta.now().shown.get('lead/es')).toBe('De lunes a jueves');
    marta.presenter.close();
    pau.presenter.close();
  });
});
