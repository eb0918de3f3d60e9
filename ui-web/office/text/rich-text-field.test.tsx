import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Speech } from '#ui-web/speech.ts';
import { SpeechContext } from '#ui-web/speech.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { officeSpeaker } from '../i18n/office-speech.ts';
import { RichTextField } from './rich-text-field.tsx';
import type { RichTextFieldProps } from './text-props.ts';

afterEach(cleanup);

let speech: Speech;
beforeAll(async () => {
  speech = await officeSpeaker()('es', 'es');
});

/** A field that keeps its own value, and what it stored. */
function draw(value: string, more: Partial<RichTextFieldProps> = {}) {
  const stored: string[] = [];
  let give: (html: string) => void = () => undefined;
  const Field = () => {
    const [html, setHtml] = useState(value);
    give = setHtml;
    const change = (next: string) => {
      stored.push(next);
      setHtml(next);
    };
    return (
      <SpeechContext value={speech}>
        <RichTextField id="body" label="Texto" language="va" value={html} onChange={change} {...more} />
        <p id="help">Lo leen los vecinos.</p>
      </SpeechContext>
    );
  };
  render(<Field />);
  return { stored, give: (html: string) => act(() => give(html)) };
}

const box = () => screen.getByRole('textbox', { name: 'Texto' });

async function open() {
  act(() => box().focus());
  const tools = await screen.findByRole('toolbar', { name: 'Herramientas del texto' });
  // The editor takes the focus a moment after its tools are there.
  await waitFor(() => expect(document.activeElement).toBe(box()));
  return tools;
}

/** Pastes as a browser does. */
function paste(types: Readonly<Record<string, string>>) {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', {
    value: { getData: (type: string) => types[type] ?? '', types: Object.keys(types), files: [] },
  });
  act(() => {
    box().dispatchEvent(event);
  });
}

describe('a field for a text', () => {
  it('shows the text as the portal does until it is entered, and then its tools', async () => {
    draw('<p>Hola</p><script>x()</script>');
    expect(box().textContent).toBe('Hola');
    expect(box().getAttribute('lang')).toBe('ca-ES-valencia');
    expect(screen.queryByRole('toolbar')).toBeNull();
    const tools = await open();
    expect(box().getAttribute('aria-multiline')).toBe('true');
    expect(box().contains(document.activeElement)).toBe(true);
    expect(
      within(tools)
        .getAllByRole('button')
        .map((button) => button.tabIndex),
    ).toContain(0);
  });

  it('stays as it is if nobody may change it', async () => {
    draw('<p>Hola</p>', { isReadOnly: true });
    act(() => box().focus());
    expect(box().getAttribute('aria-readonly')).toBe('true');
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('stores what its tools do, at once when it is left', async () => {
    const { stored } = draw('<p>Hola</p>');
    const tools = await open();
    fireEvent.click(within(tools).getByRole('button', { name: 'Lista' }));
    expect(within(tools).getByRole('button', { name: 'Lista' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.blur(box());
    expect(stored).toEqual(['<ul><li>Hola</li></ul>']);
    fireEvent.click(within(tools).getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(stored.at(-1)).toBe('<p>Hola</p>'));
  });

  it('offers headings in order only', async () => {
    draw('<p>Hola</p>');
    const tools = await open();
    const isOff = (name: string) =>
      within(tools).getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
    expect(['Título', 'Subtítulo', 'Apartado'].map(isOff)).toEqual([false, true, true]);
    fireEvent.click(within(tools).getByRole('button', { name: 'Subtítulo' }));
    expect(box().querySelector('h3')).toBeNull();
  });

  it('has one stop of the Tab key for its tools, with arrows between them', async () => {
    draw('<p>Hola</p>');
    const tools = await open();
    fireEvent.keyDown(box(), { key: 'F10', altKey: true });
    expect(document.activeElement).toBe(within(tools).getByRole('button', { name: 'Negrita' }));
    fireEvent.keyDown(tools, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(within(tools).getByRole('button', { name: 'Cursiva' }));
    fireEvent.keyDown(tools, { key: 'End' });
    expect(document.activeElement).toBe(within(tools).getByRole('button', { name: 'Todas las teclas' }));
    const stops = within(tools)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
    fireEvent.click(stops[0] as HTMLElement);
    expect(screen.getByRole('dialog', { name: 'Teclas del texto' }).textContent).toContain('Ctrl + B');
  });

  it('takes over a value that came from elsewhere, and does not send it back', async () => {
    const { stored, give } = draw('<p>Hola</p>');
    await open();
    give('<p>Lo de Pau</p>');
    expect(box().textContent).toContain('Lo de Pau');
    fireEvent.blur(box());
    expect(stored).toEqual([]);
  });

  it('says what is kept as it is', async () => {
    draw('<table><caption>Plazos</caption><tbody><tr><td>Mayo</td></tr></tbody></table>');
    await open();
    expect(box().textContent).toContain('Este bloque se guarda tal como está');
  });
});

describe('a text and its dialogs', () => {
  it('have no fault that axe finds', async () => {
    draw('<p>Hola</p><table><tbody><tr><td>Mayo</td></tr></tbody></table>', {
      chooseFile: async () => null,
      describedBy: 'help',
    });
    expect(await faultsForAxe()).toEqual([]);
    await open();
    expect(await faultsForAxe()).toEqual([]);
    fireEvent.keyDown(box(), { key: 'k', ctrlKey: true });
    expect(await faultsForAxe()).toEqual([]);
  });
});

describe('what is pasted into a text', () => {
  it('is clean, and says what was left out', async () => {
    const { stored } = draw('');
    await open();
    paste({
      'text/html':
        '<p class=MsoNormal style="color:red">Hola <b>vecinas</b><o:p></o:p></p><img src="https://a.example/x.jpg">',
    });
    await waitFor(() => expect(stored.at(-1)).toBe('<p>Hola <strong>vecinas</strong></p>'));
    expect(screen.getByRole('status').textContent).toBe('Una imagen no se ha pegado: añádela como archivo.');
  });

  it('has paragraphs where plain text has blank lines', async () => {
    const { stored } = draw('');
    await open();
    paste({ 'text/plain': 'Uno\n\nDos\ntres' });
    await waitFor(() => expect(stored.at(-1)).toBe('<p>Uno</p><p>Dos<br>tres</p>'));
  });
});

describe('a link of a text', () => {
  it('is made of an address that is checked', async () => {
    const { stored } = draw('');
    const tools = await open();
    fireEvent.click(within(tools).getByRole('button', { name: 'Enlace' }));
    const dialog = screen.getByRole('dialog', { name: 'Enlace nuevo' });
    const [to, words] = within(dialog).getAllByRole('textbox') as [HTMLInputElement, HTMLInputElement];
    fireEvent.change(to, { target: { value: 'javascript:x()' } });
    fireEvent.change(words, { target: { value: 'Las bases' } });
    fireEvent.submit(to.form as HTMLFormElement);
    expect(to.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(to, { target: { value: 'www.vilanova.example' } });
    fireEvent.submit(to.form as HTMLFormElement);
    await waitFor(() =>
      expect(stored.at(-1)).toBe('<p><a href="https://www.vilanova.example">Las bases</a></p>'),
    );
  });

  it('leads to a page of the portal that is found by its title, and can be removed', async () => {
    const findPages = async (words: string) =>
      words === 'guía' ? [{ address: '/pagina/guia', title: 'Guía de la votación' }] : [];
    const { stored } = draw('', { findPages });
    await open();
    fireEvent.keyDown(box(), { key: 'k', ctrlKey: true });
    fireEvent.change(await screen.findByLabelText('Adónde lleva'), { target: { value: 'guía' } });
    fireEvent.click(await screen.findByRole('button', { name: /Guía de la votación/u }));
    fireEvent.submit(screen.getByLabelText<HTMLInputElement>('Adónde lleva').form as HTMLFormElement);
    await waitFor(() => expect(stored.at(-1)).toBe('<p><a href="/pagina/guia">Guía de la votación</a></p>'));
    fireEvent.keyDown(box(), { key: 'k', ctrlKey: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Quitar el enlace' }));
    await waitFor(() => expect(stored.at(-1)).toBe('<p>Guía de la votación</p>'));
  });
});

describe('a file of a text', () => {
  it('is a picture with its words, or a link', async () => {
    const chosen = {
      picture: { address: '/files/n/a.jpg', words: 'Un banco' },
      file: null,
      video: { address: 'https://v.example/1', words: 'El pleno' },
    };
    const { stored } = draw('<p>Hola</p>', { chooseFile: async (kind) => chosen[kind] });
    const tools = await open();
    fireEvent.click(within(tools).getByRole('button', { name: 'Imagen' }));
    await waitFor(() =>
      expect(stored.at(-1)).toBe('<p>Hola</p><img alt="Un banco" loading="lazy" src="/files/n/a.jpg">'),
    );
    fireEvent.click(within(tools).getByRole('button', { name: 'Archivo' }));
    fireEvent.click(within(tools).getByRole('button', { name: 'Vídeo' }));
    await waitFor(() => expect(stored.at(-1)).toContain('<p><a href="https://v.example/1">El pleno</a></p>'));
  });

  it('cannot be inserted where none can be chosen', async () => {
    draw('<p>Hola</p>');
    expect(within(await open()).queryByRole('button', { name: 'Imagen' })).toBeNull();
  });
});

describe('a table of a text', () => {
  it('has a row of headings, and its tools while the cursor is in it', async () => {
    const { stored } = draw('<p>Hola</p>');
    const tools = await open();
    fireEvent.click(within(tools).getByRole('button', { name: 'Tabla' }));
    fireEvent.click(await within(tools).findByRole('button', { name: 'Quitar la columna' }));
    await waitFor(() =>
      expect(stored.at(-1)).toBe(
        '<p>Hola</p><table><tbody><tr><th></th></tr><tr><td></td></tr><tr><td></td></tr></tbody></table>',
      ),
    );
    fireEvent.click(within(tools).getByRole('button', { name: 'Quitar la tabla' }));
    await waitFor(() => expect(stored.at(-1)).toBe('<p>Hola</p>'));
  });
});
