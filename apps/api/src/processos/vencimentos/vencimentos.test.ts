import { diaEscrito, somarDias } from '@dominio/contrato/datas';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { recebidas } from '../../../test/factories/notificacoes.ts';
import {
  criarGestor,
  criarTime,
  criarUsuario,
  vincularCliente,
} from '../../../test/factories/usuarios.ts';
import { clientes, empresas } from '../../modules/clientes/clientes.tables.ts';
import { contratos } from '../../modules/contratos/contratos.tables.ts';
import { notificacoes } from '../../modules/notificacoes/notificacoes.tables.ts';
import { timeClientes } from '../../modules/times/times.tables.ts';
import { usuarios } from '../../modules/usuarios/usuarios.tables.ts';
import { avisarVencimentos } from './vencimentos.jobs.ts';

const { banco, plataforma } = await montarApp();

/** Noon of a day that no test shares with the real clock. */
const HOJE = '2027-03-10';
const rodar = (dias = 0) =>
  avisarVencimentos(
    {
      id: 'de-teste',
      banco,
      agora: () => new Date(`${somarDias(HOJE, dias)}T15:00:00Z`),
      log: plataforma.log,
    },
    plataforma,
  );
const em = (dias: number) => somarDias(HOJE, dias);

let cliente: Awaited<ReturnType<typeof criarCliente>>;
/** Sees contracts and companies, and serves the client. */
let quem: number;

const atende = async (...permissoes: string[]) => {
  const { id } = await criarUsuario(banco, { grupo_id: await criarGrupo(banco, permissoes) });
  await vincularCliente(banco, id, cliente.id);
  return id;
};
const mudarContrato = (dados: Partial<typeof contratos.$inferInsert>) =>
  banco.update(contratos).set(dados).where(eq(contratos.id, cliente.contrato_id));
const mudarEmpresa = (dados: Partial<typeof empresas.$inferInsert>) =>
  banco.update(empresas).set(dados).where(eq(empresas.id, cliente.empresa_id));
const mudarCliente = (dados: Partial<typeof clientes.$inferInsert>) =>
  banco.update(clientes).set(dados).where(eq(clientes.id, cliente.id));
const mensagens = async (pessoa = quem) =>
  (await recebidas(banco, pessoa)).map(({ mensagem }) => mensagem);

beforeEach(async () => {
  cliente = await criarCliente(banco, { nome: 'Padaria Aurora' });
  quem = await atende('contratos:visualizar', 'empresas:visualizar');
});

const doContrato = async (quando: string) => {
  const [linha] = await banco.select().from(contratos).where(eq(contratos.id, cliente.contrato_id));
  return `O contrato ${linha?.numero_contrato} de Padaria Aurora termina ${quando}.`;
};

describe('a contract that is about to end', () => {
  test('is told once, with a link to it under its client', async () => {
    await mudarContrato({ data_fim: em(30) });
    await rodar();
    await rodar();
    expect(await recebidas(banco, quem)).toMatchObject([
      {
        tipo_evento: 'vencimento_proximo',
        categoria: 'contratos',
        titulo: 'Vencimento próximo',
        mensagem: await doContrato(`em 30 dias, em ${diaEscrito(em(30))}`),
        url: `/contratos?contrato=${cliente.contrato_id}&cliente_id=${cliente.id}`,
        criado_por: null,
      },
    ]);
  });

  test('is told to whoever serves the client and may see contracts, and to nobody else', async () => {
    await mudarContrato({ data_fim: em(30) });
    const semPermissao = await atende('empresas:visualizar');
    const deOutro = await criarUsuario(banco, {
      grupo_id: await criarGrupo(banco, ['contratos:visualizar']),
    });
    const queSaiu = await atende('contratos:visualizar');
    await banco.update(usuarios).set({ situacao: 'suspenso' }).where(eq(usuarios.id, queSaiu));
    await rodar();
    const url = `/contratos?contrato=${cliente.contrato_id}&cliente_id=${cliente.id}`;
    const avisados = await banco.select().from(notificacoes).where(eq(notificacoes.url, url));
    expect(avisados.map(({ usuario_id }) => usuario_id)).toEqual([quem]);
    for (const outro of [semPermissao, deOutro.id, queSaiu])
      expect(await mensagens(outro)).toEqual([]);
  });

  test('of a client that nobody serves by name is told to its team', async () => {
    const dele = await criarCliente(banco);
    const time = await criarTime(banco);
    await banco.insert(timeClientes).values({ time_id: time.id, cliente_id: dele.id });
    const membro = await criarGestor(banco, { time_id: time.id });
    await banco
      .update(contratos)
      .set({ data_fim: em(90) })
      .where(eq(contratos.id, dele.contrato_id));
    await rodar();
    expect(await mensagens(membro.id)).toHaveLength(1);
  });

  test('is told again at the next threshold, and not between', async () => {
    await mudarContrato({ data_fim: em(90) });
    await rodar();
    await rodar(1);
    await rodar(59);
    expect(await mensagens()).toHaveLength(1);
    await rodar(60);
    await rodar(61);
    const dia = diaEscrito(em(90));
    expect(await mensagens()).toEqual([
      await doContrato(`em 90 dias, em ${dia}`),
      await doContrato(`em 30 dias, em ${dia}`),
    ]);
  });

  test('is told late, once and as it stands, where the job did not run on the day', async () => {
    await mudarContrato({ data_fim: em(20) });
    await rodar();
    await rodar(1);
    expect(await mensagens()).toEqual([await doContrato(`em 20 dias, em ${diaEscrito(em(20))}`)]);
  });

  test('is told anew when its end is put off', async () => {
    await mudarContrato({ data_fim: em(30) });
    await rodar();
    await mudarContrato({ data_fim: em(40) });
    await rodar();
    await rodar();
    expect(await mensagens()).toEqual([
      await doContrato(`em 30 dias, em ${diaEscrito(em(30))}`),
      await doContrato(`em 40 dias, em ${diaEscrito(em(40))}`),
    ]);
  });

  test('is told by the day that is marked for it, whatever its term and renewal', async () => {
    await mudarContrato({ data_fim: em(80), encerra_em: em(25), renovacao_automatica: true });
    await rodar();
    expect(await mensagens()).toEqual([await doContrato(`em 25 dias, em ${diaEscrito(em(25))}`)]);
  });

  test.each(['EM_IMPLANTACAO', 'ATIVO', 'SUSPENSO'] as const)(
    'is told while %s',
    async (status) => {
      await mudarContrato({ data_fim: em(10), status_contrato: status });
      await rodar();
      expect(await mensagens()).toHaveLength(1);
    },
  );

  test.each([
    ['is more than 90 days off', { data_fim: '2027-06-09' }],
    ['was yesterday', { data_fim: '2027-03-09' }],
    ['is not known', { data_fim: null }],
    ['brings its renewal', { data_fim: '2027-04-01', renovacao_automatica: true }],
    ['is that of a draft', { data_fim: '2027-04-01', status_contrato: 'RASCUNHO' }],
    ['is past already', { data_fim: '2027-04-01', status_contrato: 'ENCERRADO' }],
    ['never came', { data_fim: '2027-04-01', status_contrato: 'CANCELADO' }],
  ] as const)('is not told where the end %s', async (_, dados) => {
    await mudarContrato(dados);
    await rodar();
    expect(await mensagens()).toEqual([]);
  });
});

describe('a digital certificate that is about to end', () => {
  test('is told at every threshold, with a link to its company under the client', async () => {
    await mudarEmpresa({ certificado_tipo: 'a1', certificado_ate: em(60) });
    for (const dias of [0, 30, 45, 53, 59, 60, 61]) await rodar(dias);
    const dia = diaEscrito(em(60));
    const linhas = await recebidas(banco, quem);
    expect(linhas.map(({ mensagem }) => mensagem)).toEqual(
      [
        `em 60 dias, em ${dia}`,
        `em 30 dias, em ${dia}`,
        `em 15 dias, em ${dia}`,
        `em 7 dias, em ${dia}`,
        `amanhã, ${dia}`,
      ].map((quando) => `O certificado A1 de Padaria Aurora Ltda vence ${quando}.`),
    );
    expect(new Set(linhas.map(({ url }) => url))).toEqual(
      new Set([`/empresas?empresa=${cliente.empresa_id}&cliente_id=${cliente.id}`]),
    );
  });

  test('is not told to whoever may not see companies', async () => {
    await mudarEmpresa({ certificado_tipo: 'a1', certificado_ate: em(7) });
    const outro = await atende('contratos:visualizar');
    await rodar();
    expect([await mensagens(outro), (await mensagens()).length]).toEqual([[], 1]);
  });

  test('is not told of a company that is closed', async () => {
    await mudarEmpresa({ certificado_tipo: 'a3', certificado_ate: em(7), status: 'baixada' });
    await rodar();
    expect(await mensagens()).toEqual([]);
  });
});

test.each(['encerrado', 'inativo'] as const)(
  'nothing is told of a client that is %s',
  async (situacao) => {
    await mudarContrato({ data_fim: em(30) });
    await mudarEmpresa({ certificado_tipo: 'a1', certificado_ate: em(7) });
    await mudarCliente({ situacao });
    await rodar();
    expect(await mensagens()).toEqual([]);
  },
);

test('a client in its notice period is still served, and told of', async () => {
  await mudarContrato({ data_fim: em(30) });
  await mudarCliente({ situacao: 'aviso_previo' });
  await rodar();
  expect(await mensagens()).toHaveLength(1);
});
