import { describe, expect, it } from 'vitest';
import { verifyAddress, verifyForVoteAddress, wayBack } from './way-back.ts';

describe('the way back from one’s own data', () => {
  it('leads to the vote that is only for registered people', () => {
    const asked = new URL(verifyForVoteAddress('parque'), 'https://vilanova.example').search;
    expect(wayBack(asked)).toEqual({
      href: '/procesos-participativos/parque/participa',
      words: 'person:asks.backToVote',
    });
    expect(wayBack('?votacion=//elsewhere')).toBeNull();
  });

  it('leads to the form or the proposal from which the person came', () => {
    expect(wayBack('?volver=ayudas&proceso=parque')?.href).toBe('/solicitud/ayudas?proceso=parque');
    const asked = new URL(verifyAddress('p-2952'), 'https://vilanova.example').search;
    expect(wayBack(asked)).toEqual({ href: '/propuestas/p-2952', words: 'person:asks.backToProposal' });
  });

  it('is missing for any other page, and never leads to another site', () => {
    for (const search of [
      '',
      '?propuesta=',
      '?propuesta=//elsewhere.example',
      '?propuesta=https:elsewhere.example',
      '?propuesta=..%2F..%2Fsolicitudes',
      '?propuesta=%5C%5Celsewhere',
      '?volver=javascript:alert(1)',
    ])
      expect(wayBack(search), search).toBeNull();
  });
});
