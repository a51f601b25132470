import { contatosEndpoints as e } from '@dominio/contrato/contatos';
import { OBSERVACOES_NAO_CABEM } from '@dominio/contrato/contatos-observacoes';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarContato } from '../../../test/factories/contatos.ts';
import { criarUsuarioDeCliente } from '../../../test/factories/usuarios.ts';
import { empresas } from '../clientes/clientes.tables.ts';
import { contratos } from '../contratos/contratos.tables.ts';

const { banco, chamar, administrador } = await montarApp();
const { token } = await administrador();
const cliente_id = (await criarCliente(banco)).id;

const ler = (id: number) => chamar(token, e.ler, { params: { id } });
const juntar = (fica_id: number, sai_id: number) =>
  chamar(token, e.mesclar, { body: { fica_id, sai_id } });
const separar = (id: number) => chamar(token, e.separar, { params: { id } });
const semVersao = ({ versao: _, ...resto }: { versao: number }) => resto;

const dois = async () => {
  const fica = await criarContato(banco, {
    cliente_id,
    nome: 'Marta Reis',
    email: 'marta@padaria.demo',
    papeis: ['decisor'],
    observacoes: 'Prefere de manhã.',
  });
  const conta = await criarUsuarioDeCliente(banco, { client_id: cliente_id });
  const sai = await criarContato(banco, {
    cliente_id,
    nome: 'Marta R.',
    telefone: '(11) 98888-7766',
    email: 'm.reis@padaria.demo',
    papeis: ['socio'],
    recebe_nps: true,
    observacoes: 'Ligar antes.',
    usuario_id: conta.id,
  });
  const antecessor = await criarContato(banco, {
    cliente_id,
    saiu_em: '2026-01-10',
    substituto_id: sai.id,
    encargos_passados: { papeis: ['socio'], envios: [] },
  });
  return { fica: fica.id, sai: sai.id, antecessor: antecessor.id, conta: conta.id };
};

describe('two records of one person', () => {
  test('become one that has what either had, and are two again exactly as they were', async () => {
    const { fica, sai, antecessor, conta } = await dois();
    const antes = await Promise.all([fica, sai, antecessor].map(ler));
    const { status, corpo } = await juntar(fica, sai);
    expect(status).toBe(200);
    expect(corpo).toMatchObject({
      id: fica,
      nome: 'Marta Reis',
      email: 'marta@padaria.demo',
      telefone: '(11) 98888-7766',
      papeis: ['decisor', 'socio'],
      recebe_nps: true,
      observacoes: 'Prefere de manhã.\n\nLigar antes.',
      usuario_id: conta,
    });
    expect((await ler(sai)).status).toBe(404);
    expect((await ler(antecessor)).corpo).toMatchObject({ substituto_nome: 'Marta Reis' });
    const { corpo: lista } = await chamar(token, e.listar, {
      query: { cliente_id, termo: 'marta' },
    });
    expect(lista.contatos.map(({ id }) => id)).toContain(fica);
    expect(lista.contatos.map(({ id }) => id)).not.toContain(sai);

    expect((await separar(sai)).status).toBe(200);
    const depois = await Promise.all([fica, sai, antecessor].map(ler));
    expect(depois.map(({ corpo }) => semVersao(corpo))).toEqual(
      antes.map(({ corpo }) => semVersao(corpo)),
    );
  });

  test('stay one once that one has changed', async () => {
    const { fica, sai } = await dois();
    await juntar(fica, sai);
    await chamar(token, e.atualizar, { params: { id: fica }, body: { cargo: 'Sócia' } });
    const { status, erro } = await separar(sai);
    expect([status, erro.detail]).toEqual([
      409,
      'Marta Reis mudou depois da junção, que já não pode ser desfeita.',
    ]);
  });

  test('of several joined to one, the last is parted first, and then the one before', async () => {
    const { fica, sai } = await dois();
    const novo = (nome: string) => criarContato(banco, { cliente_id, nome });
    const [segundo, terceiro] = [await novo('M. Reis'), await novo('Martinha')];
    const antes = await ler(fica);
    await juntar(fica, sai);
    await juntar(fica, segundo.id);
    await juntar(fica, terceiro.id);
    const { status, erro } = await separar(sai);
    expect([status, erro.detail]).toEqual([
      409,
      'Depois desta junção veio outra, de Martinha com Marta Reis. Desfaça antes essa.',
    ]);
    for (const id of [terceiro.id, segundo.id, sai]) expect((await separar(id)).status).toBe(200);
    expect(semVersao((await ler(fica)).corpo)).toEqual(semVersao(antes.corpo));
  });

  test('of several joined to one that changed in between are not parted by parting the last', async () => {
    const { fica, sai } = await dois();
    const segundo = await criarContato(banco, { cliente_id, nome: 'M. Reis' });
    await juntar(fica, sai);
    await chamar(token, e.atualizar, { params: { id: fica }, body: { cargo: 'Sócia' } });
    await juntar(fica, segundo.id);
    const naoMais = 'Marta Reis mudou depois da junção, que já não pode ser desfeita.';
    expect((await separar(sai)).erro.detail).toBe(naoMais);
    expect((await separar(segundo.id)).status).toBe(200);
    expect((await ler(fica)).corpo.cargo).toBe('Sócia');
    expect((await separar(sai)).erro.detail).toBe(naoMais);
  });

  test('stay two where the remarks of both are too long for one', async () => {
    const { fica, sai } = await dois();
    const body = { observacoes: 'x'.repeat(2_000) };
    await chamar(token, e.atualizar, { params: { id: sai }, body });
    const { status, erro } = await juntar(fica, sai);
    expect([status, erro.detail]).toEqual([409, OBSERVACOES_NAO_CABEM]);
    expect((await ler(sai)).corpo.observacoes).toHaveLength(2_000);
  });

  test('stay two where both have access to the client’s area', async () => {
    const { sai } = await dois();
    const outra = await criarUsuarioDeCliente(banco, { client_id: cliente_id });
    const { id } = await criarContato(banco, { cliente_id, usuario_id: outra.id });
    expect((await juntar(id, sai)).status).toBe(409);
    expect((await ler(sai)).status).toBe(200);
  });

  test('are two of one client', async () => {
    const { fica } = await dois();
    const alheio = await criarContato(banco);
    for (const sai of [alheio.id, fica]) {
      const { status, erro } = await juntar(fica, sai);
      expect([status, erro.campos?.[0]?.campo]).toEqual([422, 'sai_id']);
    }
  });

  test('stay two where one of them has left', async () => {
    const { fica, sai } = await dois();
    await chamar(token, e.substituir, { params: { id: fica }, body: { substituto_id: sai } });
    expect((await juntar(fica, sai)).status).toBe(409);
    expect((await juntar(sai, fica)).status).toBe(422);
  });

  test('are joined and parted, though a company has gone meanwhile', async () => {
    const cliente = await criarCliente(banco);
    const dados = { cliente_id: cliente.id, empresa_id: cliente.empresa_id };
    const fica = await criarContato(banco, dados);
    const sai = await criarContato(banco, { cliente_id: cliente.id });
    await juntar(fica.id, sai.id);
    await banco.delete(contratos).where(eq(contratos.cliente_id, cliente.id));
    await banco.delete(empresas).where(eq(empresas.id, cliente.empresa_id));
    expect((await separar(sai.id)).status).toBe(200);
    expect((await ler(fica.id)).corpo.empresa_id).toBeNull();
  });

  test('that were never joined are not taken apart', async () => {
    const { fica } = await dois();
    expect((await separar(fica)).status).toBe(409);
  });
});
