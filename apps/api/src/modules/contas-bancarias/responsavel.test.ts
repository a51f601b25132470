import { clientesEndpoints } from '@dominio/contrato/clientes';
import { bancosEndpoints, contasBancariasEndpoints as e } from '@dominio/contrato/contas-bancarias';
import { describe, expect, test } from 'vitest';
import { montarDesligamento } from '../../../test/desligamento.apoio.ts';
import { criarContaBancaria } from '../../../test/factories/contas-bancarias.ts';
import { criarGrupo, criarQuemCuida } from '../../../test/factories/grupos.ts';
import { criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';

const { banco, chamar, token, entrar, desligar } = await montarDesligamento();
const responsavelDe = async (id: number) =>
  (await chamar(token, e.ler, { params: { id } })).corpo.responsavel_extrato_id;

test('who answers for a statement sees the client from then on', async () => {
  const { id: quem } = await criarUsuario(banco, { nome: 'Rui Prado' });
  const { id, cliente_id } = await criarContaBancaria(banco);
  const { corpo } = await chamar(token, e.atualizar, {
    params: { id },
    body: { responsavel_extrato_id: quem },
  });
  expect(corpo.responsavel_extrato_nome).toBe('Rui Prado');
  const dele = await chamar(await entrar(quem), clientesEndpoints.listar, { query: {} });
  expect(dele.corpo.clientes.map((um) => um.id)).toEqual([cliente_id]);
});

test('the statements of who leaves go to the successor of the clients; closed accounts stay', async () => {
  const { id: sai } = await criarUsuario(banco);
  const { id: fica } = await criarUsuario(banco);
  const aberta = await criarContaBancaria(banco, { responsavel_extrato_id: sai });
  const fechada = await criarContaBancaria(banco, {
    responsavel_extrato_id: sai,
    encerrada_em: '2026-02-01',
  });
  await vincularCliente(banco, sai, aberta.cliente_id);
  expect((await desligar(sai, { transferir_para: fica })).status).toBe(200);
  expect([await responsavelDe(aberta.id), await responsavelDe(fechada.id)]).toEqual([fica, sai]);
});

describe('a caller who does not see the client of an account', () => {
  const cena = async () => {
    // With no more rights than the caller, who could not end the work of anybody with more.
    const { id: sai } = await criarUsuario(banco, { grupo_id: await criarGrupo(banco) });
    const { id: fica } = await criarUsuario(banco);
    const { id } = await criarContaBancaria(banco, { responsavel_extrato_id: sai });
    const quem = await criarQuemCuida(banco);
    return { sai, fica, id, quem: await entrar(quem.id) };
  };

  test('gives it to nobody else', async () => {
    const { sai, fica, id, quem } = await cena();
    for (const simular of [true, false]) {
      const { status, erro } = await desligar(sai, { transferir_para: fica, simular }, quem);
      expect([status, erro.campos?.[0]?.campo]).toEqual([422, 'transferir_para']);
    }
    expect(await responsavelDe(id)).toBe(sai);
    const dele = await chamar(await entrar(fica), clientesEndpoints.listar, { query: {} });
    expect(dele.corpo.clientes).toEqual([]);
  });

  test('may still leave it without anybody', async () => {
    const { sai, id, quem } = await cena();
    const { corpo } = await desligar(sai, { simular: true }, quem);
    expect(corpo.extratos.total).toBe(1);
    expect((await desligar(sai, {}, quem)).status).toBe(200);
    expect(await responsavelDe(id)).toBeNull();
  });
});

test('where nobody takes over, the statements are nobody’s', async () => {
  const { id: sai } = await criarUsuario(banco);
  const { id } = await criarContaBancaria(banco, { responsavel_extrato_id: sai });
  expect((await desligar(sai)).status).toBe(200);
  expect(await responsavelDe(id)).toBeNull();
});

test('the people who may answer for one, and the banks, are searched', async () => {
  await criarUsuario(banco, { nome: 'Zuleica Única' });
  const { corpo } = await chamar(token, e.responsaveis, { query: { termo: 'zuleica' } });
  expect(corpo.map(({ nome }) => nome)).toEqual(['Zuleica Única']);
  const bancos = await chamar(token, bancosEndpoints.listar, { query: { termo: '341' } });
  expect(bancos.corpo.bancos).toContainEqual({
    compe: '341',
    ispb: '60701190',
    nome: 'ITAÚ UNIBANCO S.A.',
  });
});
