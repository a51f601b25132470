import { contatosEndpoints as e } from '@dominio/contrato/contatos';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarContato } from '../../../test/factories/contatos.ts';

const { banco, chamar, administrador } = await montarApp();
const { token } = await administrador();
const cliente_id = (await criarCliente(banco)).id;

const ler = async (id: number) => (await chamar(token, e.ler, { params: { id } })).corpo;
const dois = async () => {
  const quem = await criarContato(banco, {
    cliente_id,
    papeis: ['decisor', 'socio'],
    recebe_nps: true,
  });
  const para = await criarContato(banco, { cliente_id, papeis: ['socio'] });
  return { params: { id: quem.id }, substituto_id: para.id };
};

describe('who leaves', () => {
  test('passes what they decided and were sent to the substitute, who gives it back on a return', async () => {
    const { params, substituto_id } = await dois();
    const antes = await ler(substituto_id);
    const { corpo } = await chamar(token, e.substituir, { params, body: { substituto_id } });
    expect(corpo).toMatchObject({ ativo: false, substituto_id, papeis: ['decisor', 'socio'] });
    expect(corpo.saiu_em).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await ler(substituto_id)).toMatchObject({
      papeis: ['socio', 'decisor'],
      recebe_nps: true,
      versao: antes.versao + 1,
    });
    const volta = await chamar(token, e.reativar, { params, body: { versao: corpo.versao } });
    expect(volta.corpo).toMatchObject({ ativo: true, saiu_em: null, substituto_id: null });
    expect(await ler(substituto_id)).toEqual({ ...antes, versao: antes.versao + 2 });
  });

  test('may leave nobody in their place', async () => {
    const { params } = await dois();
    const { corpo } = await chamar(token, e.substituir, { params, body: {} });
    expect(corpo).toMatchObject({ ativo: false, substituto_id: null });
  });

  test('leaves once, and returns once', async () => {
    const { params } = await dois();
    const volta = await chamar(token, e.reativar, { params, body: {} });
    expect([volta.status, volta.erro.detail]).toEqual([409, 'Este contato não saiu.']);
    await chamar(token, e.substituir, { params, body: {} });
    const outra = await chamar(token, e.substituir, { params, body: {} });
    expect([outra.status, outra.erro.detail]).toEqual([409, 'Este contato já saiu.']);
  });

  test.each(['another client’s', 'who has left', 'themselves'])(
    'has no substitute: %s',
    async (qual) => {
      const { params } = await dois();
      const ids = {
        'another client’s': async () => (await criarContato(banco)).id,
        'who has left': async () =>
          (await criarContato(banco, { cliente_id, saiu_em: '2026-01-10' })).id,
        themselves: async () => params.id,
      };
      const substituto_id = await ids[qual as keyof typeof ids]();
      const { status, erro } = await chamar(token, e.substituir, {
        params,
        body: { substituto_id },
      });
      expect([status, erro.campos?.[0]?.campo]).toEqual([422, 'substituto_id']);
      expect((await ler(params.id)).ativo).toBe(true);
    },
  );
});
