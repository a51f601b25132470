import { contratosEndpoints as e } from '@dominio/contrato/contratos';
import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { linhaDoTempoEndpoints } from '@dominio/contrato/linha-do-tempo';
import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import type { Trabalho } from '../../platform/jobs.ts';
import { encerramento } from './contratos.jobs.ts';
import { contratos } from './contratos.tables.ts';

const { banco, chamar, entrar, agora, avancar, plataforma, administrador } = await montarApp();
const { id: eu, token: primeiro } = await administrador();
let token = primeiro;
const DIA_MS = 86_400_000;
const hoje = () => dataCivil(agora());

/** A contract in force whose end takes a notice of thirty days. */
async function emVigor(mudancas: Partial<typeof contratos.$inferInsert> = {}) {
  const cliente = await criarCliente(banco);
  const id = cliente.contrato_id;
  await banco
    .update(contratos)
    .set({ aviso_previo_dias: 30, data_inicio: '2025-01-10', ...mudancas })
    .where(eq(contratos.id, id));
  return { id, cliente_id: cliente.id };
}
const levar = (id: number, body: object) =>
  chamar(token, e.mudarStatus, { params: { id }, body: body as { status_contrato: 'ATIVO' } });
const ler = async (id: number) => (await chamar(token, e.ler, { params: { id } })).corpo;
const ultimo = async (id: number) => {
  const [evento] = await banco
    .select()
    .from(auditoriaEventos)
    .where(and(eq(auditoriaEventos.objeto_tipo, 'contrato'), eq(auditoriaEventos.objeto_id, id)))
    .orderBy(desc(auditoriaEventos.id))
    .limit(1);
  return evento;
};
const rodar = () => {
  const trabalho: Trabalho = { id: '1', banco, agora, log: plataforma.log };
  return encerramento.fazer(trabalho, plataforma);
};

describe('a contract ends', () => {
  test('at once, with its reason and day, which the timeline tells', async () => {
    const { id, cliente_id } = await emVigor();
    const dito = { motivo_encerramento: 'preco', motivo: 'Achou caro.', encerra_em: hoje() };
    const { corpo } = await levar(id, { status_contrato: 'ENCERRADO', ...dito });
    expect(corpo).toMatchObject({ status_contrato: 'ENCERRADO', aviso_em: null, ...dito });
    expect(await ultimo(id)).toMatchObject({
      acao: 'contrato.status_alterado',
      antes: { status_contrato: 'ATIVO' },
      depois: { status_contrato: 'ENCERRADO', ...dito },
    });
    const linha = await chamar(token, linhaDoTempoEndpoints.ler, { params: { id: cliente_id } });
    expect(linha.corpo.itens.map(({ detalhe }) => detalhe)).toContain(
      'Antes: Ativo · Preço: Achou caro.',
    );
  });

  test('today without a reason, for callers that tell none', async () => {
    const { id } = await emVigor();
    const { corpo } = await levar(id, { status_contrato: 'ENCERRADO' });
    expect(corpo).toMatchObject({
      status_contrato: 'ENCERRADO',
      motivo_encerramento: null,
      encerra_em: hoje(),
    });
  });

  test('before it began by being cancelled, with a reason', async () => {
    const { id } = await emVigor({ status_contrato: 'RASCUNHO' });
    const dito = { motivo_encerramento: 'outro', motivo: 'Desistiu.' };
    const { corpo } = await levar(id, { status_contrato: 'CANCELADO', ...dito });
    expect(corpo).toMatchObject({ status_contrato: 'CANCELADO', encerra_em: hoje(), ...dito });
  });

  test('not with what cannot be: each is told at its field', async () => {
    const { id } = await emVigor();
    const { status, erro } = await levar(id, {
      status_contrato: 'ENCERRADO',
      motivo_encerramento: 'outro',
      aviso_em: somarDias(hoje(), 1),
      encerra_em: '2025-01-09',
    });
    expect([status, erro.campos?.map(({ campo }) => campo)]).toEqual([
      422,
      ['motivo', 'aviso_em', 'encerra_em'],
    ]);
    const errado = await levar(id, { status_contrato: 'ENCERRADO', motivo_encerramento: 'tedio' });
    expect([errado.status, errado.erro.campos?.[0]?.campo]).toEqual([422, 'motivo_encerramento']);
    const suspenso = await levar(id, { status_contrato: 'SUSPENSO', motivo_encerramento: 'preco' });
    expect([suspenso.status, suspenso.erro.campos?.[0]?.mensagem]).toEqual([
      422,
      'Informe isto só ao encerrar ou cancelar um contrato.',
    ]);
    expect((await ler(id)).status_contrato).toBe('ATIVO');
  });

  test('and is told of no more once it was taken up again', async () => {
    const { id } = await emVigor();
    await levar(id, { status_contrato: 'ENCERRADO', motivo_encerramento: 'preco' });
    const { corpo } = await levar(id, { status_contrato: 'ATIVO', motivo: 'Voltou' });
    expect(corpo).toMatchObject({
      status_contrato: 'ATIVO',
      motivo_encerramento: null,
      motivo: null,
      encerra_em: null,
    });
    expect(await ultimo(id)).toMatchObject({
      antes: { status_contrato: 'ENCERRADO', motivo_encerramento: 'preco' },
      depois: { status_contrato: 'ATIVO', motivo: 'Voltou' },
    });
  });
});

describe('a notice', () => {
  test('leaves the contract in force until it ends; a job then ends it, once', async () => {
    const { id } = await emVigor();
    const dito = { motivo_encerramento: 'outro_escritorio', aviso_em: hoje() };
    const fim = somarDias(hoje(), 30);
    const { corpo } = await levar(id, { status_contrato: 'ENCERRADO', ...dito });
    expect(corpo).toMatchObject({ status_contrato: 'ATIVO', encerra_em: fim, ...dito });
    expect(await ultimo(id)).toMatchObject({
      acao: 'contrato.fim_marcado',
      depois: { encerra_em: fim },
    });
    await rodar();
    expect((await ler(id)).status_contrato).toBe('ATIVO');

    avancar(30 * DIA_MS);
    token = await entrar(eu);
    await rodar();
    const { versao, ...encerrado } = await ler(id);
    expect(encerrado).toMatchObject({ status_contrato: 'ENCERRADO', encerra_em: fim, ...dito });
    expect(await ultimo(id)).toMatchObject({
      acao: 'contrato.status_alterado',
      usuario_id: null,
      depois: { status_contrato: 'ENCERRADO', ...dito },
    });
    await rodar();
    expect((await ler(id)).versao).toBe(versao);
  });

  test('is taken back by asking for the status that the contract has', async () => {
    const { id } = await emVigor({ status_contrato: 'SUSPENSO' });
    await levar(id, {
      status_contrato: 'ENCERRADO',
      motivo_encerramento: 'preco',
      aviso_em: hoje(),
    });
    const { status, corpo } = await levar(id, { status_contrato: 'SUSPENSO' });
    expect([status, corpo.status_contrato, corpo.encerra_em, corpo.motivo_encerramento]).toEqual([
      200,
      'SUSPENSO',
      null,
      null,
    ]);
    expect((await ultimo(id))?.acao).toBe('contrato.fim_retirado');
    expect((await levar(id, { status_contrato: 'SUSPENSO' })).status).toBe(409);
  });

  test('keeps the contract from being renewed', async () => {
    const { id } = await emVigor({ data_fim: '2030-12-31' });
    expect((await ler(id)).proxima_vigencia).not.toBeNull();
    await levar(id, {
      status_contrato: 'ENCERRADO',
      motivo_encerramento: 'preco',
      aviso_em: hoje(),
    });
    expect((await ler(id)).proxima_vigencia).toBeNull();
  });
});
