import { contatosEndpoints as e } from '@dominio/contrato/contatos';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarContato } from '../../../test/factories/contatos.ts';
import { criarUsuarioDeCliente } from '../../../test/factories/usuarios.ts';

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

  test('that were never joined are not taken apart', async () => {
    const { fica } = await dois();
    expect((await separar(fica)).status).toBe(409);
  });
});
