import { TEXTOS_DO_OIDC } from '@dominio/contrato/oidc';
import { describe, expect, it } from 'vitest';
import { lerRetorno } from './entrada-unica.ts';

describe('the address after the provider', () => {
  it('brings a code', () => expect(lerRetorno('#codigo=c1.a.b')).toEqual({ codigo: 'c1.a.b' }));

  it('brings one of the product’s own messages', () =>
    expect(lerRetorno('#oidc=sem-conta')).toEqual({ recusa: TEXTOS_DO_OIDC['sem-conta'] }));

  it.each(['', '#', '#oidc=Ligue+para+0800', '#oidc=toString', '#codigo=', '#topo'])(
    'brings nothing in %j',
    (hash) => expect(lerRetorno(hash)).toBeNull(),
  );
});
