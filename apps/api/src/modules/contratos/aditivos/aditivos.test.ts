import { contratosEndpoints as e } from '@dominio/contrato/contratos';
import { aditivosEndpoints } from '@dominio/contrato/contratos-aditivos';
import { opcoesDosContratosEndpoints as opcoes } from '@dominio/contrato/contratos-opcoes';
import { dataCivil } from '@dominio/contrato/datas';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarCliente } from '../../../../test/factories/clientes.ts';
import { conceder } from '../../../../test/factories/grupos.ts';
import { criarServico } from '../../../../test/factories/servicos.ts';
import {
  criarGestor,
  criarTime,
  criarUsuario,
  criarUsuarioDeCliente,
  vincularCliente,
} from '../../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../../platform/auditoria/auditoria.tables.ts';
import { usuarioClientes, usuarios } from '../../usuarios/usuarios.tables.ts';
import { contratos } from '../contratos.tables.ts';

const { banco, chamar, entrar, agora, administrador } = await montarApp();
const { token: admin } = await administrador();

const folha = { servico_id: (await criarServico(banco, { nome: 'Folha' })).id };
const fiscal = { servico_id: (await criarServico(banco, { nome: 'Fiscal' })).id };

let quemEdita: Awaited<ReturnType<typeof criarGestor>>;
let padaria: Awaited<ReturnType<typeof criarCliente>>;
let gestor: string;
let params: { id: number };

beforeEach(async () => {
  quemEdita = await criarGestor(banco);
  padaria = await criarCliente(banco, { nome: 'Padaria' });
  await vincularCliente(banco, quemEdita.id, padaria.id);
  gestor = await entrar(quemEdita.id);
  params = { id: padaria.contrato_id };
});

const mudar = (body: object, token = admin) => chamar(token, e.atualizar, { params, body });
const aditivos = async (token = admin) =>
  (await chamar(token, aditivosEndpoints.listar, { params })).corpo;

/** A person who edits contracts and may not see their amounts. */
async function semValores() {
  const editor = await criarUsuario(banco);
  await vincularCliente(banco, editor.id, padaria.id);
  await conceder(banco, editor.id, 'contratos:editar');
  return entrar(editor.id);
}

describe('an amendment of a contract', () => {
  test('is written when terms change while it is in force, and not otherwise', async () => {
    const { corpo } = await mudar({ servicos: [folha], valor_mensal_centavos: 100_000 }, gestor);
    expect(corpo.aditivos_total).toBe(1);
    await mudar({ servicos: [folha], numero_contrato: 'A-1' }, gestor);
    await mudar({
      valor_mensal_centavos: 120_000,
      aditivo: { descricao: 'Reajuste anual', vigencia_em: '2027-01-01' },
    });
    const { aditivos: lista, total } = await aditivos();
    expect(total).toBe(2);
    expect(lista).toMatchObject([
      {
        numero: 2,
        descricao: 'Reajuste anual',
        vigencia_em: '2027-01-01',
        mudancas: [{ campo: 'valor_mensal_centavos', antes: 100_000, depois: 120_000 }],
      },
      {
        numero: 1,
        descricao: 'Mudança de serviços e valor mensal.',
        vigencia_em: dataCivil(agora()),
        criado_por_nome: quemEdita.nome,
        mudancas: [
          { campo: 'servicos', antes: [], depois: ['Folha'] },
          { campo: 'valor_mensal_centavos', antes: null, depois: 100_000 },
        ],
      },
    ]);
  });

  test('is written for what else is agreed, but not for the day of the signature', async () => {
    const { corpo } = await mudar({ data_assinatura: '2026-02-01' });
    expect(corpo).toMatchObject({ data_assinatura: '2026-02-01', aditivos_total: 0 });
    const condicoes = {
      indice_reajuste: 'IGPM' as const,
      mes_reajuste: 3,
      dia_vencimento: 10,
      aviso_previo_dias: 60,
      renovacao_automatica: true,
    };
    expect((await mudar(condicoes)).corpo).toMatchObject(condicoes);
    const [aditivo] = (await aditivos()).aditivos;
    expect(aditivo?.mudancas).toEqual([
      { campo: 'dia_vencimento', antes: null, depois: 10 },
      { campo: 'indice_reajuste', antes: null, depois: 'IGPM' },
      { campo: 'mes_reajuste', antes: null, depois: 3 },
      { campo: 'aviso_previo_dias', antes: null, depois: 60 },
      { campo: 'renovacao_automatica', antes: false, depois: true },
    ]);
  });

  test('is written for what its description alone says, and a day without one is refused', async () => {
    const descricao = 'Inclui atendimento aos sábados';
    const { corpo } = await mudar({ aditivo: { descricao, vigencia_em: '2099-12-01' } }, gestor);
    expect(corpo.aditivos_total).toBe(1);
    const lista = await aditivos();
    expect(lista.aditivos).toMatchObject([{ descricao, vigencia_em: '2099-12-01', mudancas: [] }]);

    const { status, erro } = await mudar({ aditivo: { vigencia_em: '2099-12-01' } });
    expect([status, erro.campos]).toEqual([
      422,
      [
        {
          campo: 'aditivo.descricao',
          mensagem: 'Escreva o que muda, ou mude um termo do contrato.',
        },
      ],
    ]);
    expect((await aditivos()).total).toBe(1);
  });

  test('is not written by a save that changes nothing, which leaves version and log as they are', async () => {
    const { corpo: gravado } = await mudar({ servicos: [folha], dia_vencimento: 5 });
    const ditos = () =>
      banco.$count(auditoriaEventos, eq(auditoriaEventos.objeto_id, padaria.contrato_id));
    const antes = await ditos();
    const { corpo } = await mudar({ servicos: [folha], dia_vencimento: 5, versao: gravado.versao });
    expect(corpo).toEqual(gravado);
    expect(await ditos()).toBe(antes);
  });

  test('is refused with every other wrong field', async () => {
    await mudar({ data_inicio: '2026-01-01' });
    const { status, erro } = await mudar({
      responsavel_id: 999_999,
      servicos: [folha],
      aditivo: { vigencia_em: '1999-01-01' },
    });
    expect(status).toBe(422);
    expect(erro.campos?.map(({ campo }) => campo)).toEqual([
      'aditivo.vigencia_em',
      'responsavel_id',
    ]);
  });

  test('that has not begun takes effect no sooner than the contract', async () => {
    const inicio = '2099-03-01';
    await banco
      .update(contratos)
      .set({ data_inicio: inicio })
      .where(eq(contratos.id, padaria.contrato_id));
    const aditivo = { vigencia_em: '2099-02-28' };
    const cedo = await mudar({ servicos: [folha], aditivo });
    expect([cedo.status, cedo.erro.campos]).toEqual([
      422,
      [
        {
          campo: 'aditivo.vigencia_em',
          mensagem: 'O aditivo não pode valer antes do início do contrato, em 01/03/2099.',
        },
      ],
    ]);
    expect((await aditivos()).total).toBe(0);
    await mudar({ servicos: [folha] });
    await mudar({ servicos: [fiscal], aditivo: { vigencia_em: inicio } });
    // The earlier of the two beginnings counts: a postponement is agreed before the new beginning.
    await mudar({ data_inicio: '2099-06-01', aditivo: { vigencia_em: '2099-03-01' } });
    const { aditivos: lista } = await aditivos();
    expect(lista.map(({ vigencia_em }) => vigencia_em)).toEqual([inicio, inicio, inicio]);
  });

  test('in draft is not written', async () => {
    const { corpo } = await chamar(admin, e.criar, { body: { cliente_id: padaria.id } });
    const mudado = await chamar(admin, e.atualizar, {
      params: { id: corpo.id },
      body: { servicos: [fiscal] },
    });
    expect(mudado.corpo.aditivos_total).toBe(0);
  });

  test('shows amounts only to people who hold contratos:ver_valores', async () => {
    await mudar({ servicos: [folha], valor_mensal_centavos: 120_000 });
    const token = await semValores();
    const { aditivos: lista } = await aditivos(token);
    expect(lista.map(({ mudancas }) => mudancas)).toEqual([
      [{ campo: 'servicos', antes: [], depois: ['Folha'] }],
    ]);
    const recusado = await mudar({ valor_mensal_centavos: 1 }, token);
    expect([recusado.status, recusado.erro.campos?.[0]?.campo]).toEqual([
      422,
      'valor_mensal_centavos',
    ]);
    const aceito = await mudar({ servicos: [folha, fiscal] }, token);
    expect(aceito.corpo).not.toHaveProperty('valor_mensal_centavos');
    const { corpo } = await chamar(admin, e.ler, { params });
    expect(corpo.valor_mensal_centavos).toBe(120_000);
  });

  test('is not written by a change from a stale version, which is refused', async () => {
    await mudar({ servicos: [folha] });
    const { status, erro } = await mudar({ servicos: [fiscal], versao: 1 });
    expect([status, erro.codigo]).toEqual([409, 'REGISTRO_ALTERADO']);
    expect((await aditivos()).total).toBe(1);
    expect((await chamar(admin, e.ler, { params })).corpo.servicos).toMatchObject([folha]);
  });
});

describe('the person responsible for a contract', () => {
  test('is chosen among active staff, is answered by name, and sees the client from then on', async () => {
    const pessoa = await criarUsuario(banco, { nome: 'Ana Consultora' });
    const { corpo: achados } = await chamar(gestor, opcoes.responsaveis, {
      query: { termo: 'ANA consul' },
    });
    expect(achados.map(({ id }) => id)).toEqual([pessoa.id]);
    const token = await entrar(pessoa.id);
    expect((await chamar(token, e.ler, { params })).status).toBe(404);
    const { corpo } = await mudar({ responsavel_id: pessoa.id }, gestor);
    expect(corpo.responsavel_nome).toBe('Ana Consultora');
    const [vinculo] = await banco
      .select()
      .from(usuarioClientes)
      .where(eq(usuarioClientes.usuario_id, pessoa.id));
    expect(vinculo).toMatchObject({ cliente_id: padaria.id, papel: 'responsavel' });
    const [depois] = await banco.select().from(usuarios).where(eq(usuarios.id, pessoa.id));
    expect(depois?.versao_permissoes).toBe(pessoa.versao_permissoes + 1);
    // The version counts up, so that a form of the person opened before cannot remove the new link
    // unseen.
    expect(depois?.versao).toBe(pessoa.versao + 1);
    expect((await chamar(await entrar(pessoa.id), e.ler, { params })).status).toBe(200);
  });

  test('may be neither a client’s person nor somebody who left; its team must be active', async () => {
    const doCliente = await criarUsuarioDeCliente(banco, { client_id: padaria.id });
    const time = await criarTime(banco);
    const recusado = await mudar({ responsavel_id: doCliente.id, time_id: 987_654 });
    expect([recusado.status, recusado.erro.campos]).toEqual([
      422,
      [
        { campo: 'responsavel_id', mensagem: 'Escolha uma pessoa ativa da equipe.' },
        { campo: 'time_id', mensagem: 'Escolha um time ativo.' },
      ],
    ]);
    const { corpo: times } = await chamar(gestor, opcoes.times);
    expect(times.map(({ id }) => id)).toContain(time.id);
    expect((await mudar({ time_id: time.id })).corpo.time_nome).toBe(time.nome);
  });

  test('does not prevent other changes after leaving the firm', async () => {
    const pessoa = await criarUsuario(banco);
    expect((await mudar({ responsavel_id: pessoa.id })).status).toBe(200);
    await banco.update(usuarios).set({ situacao: 'desligado' }).where(eq(usuarios.id, pessoa.id));
    expect((await mudar({ responsavel_id: pessoa.id, servicos: [fiscal] })).status).toBe(200);
  });
});
