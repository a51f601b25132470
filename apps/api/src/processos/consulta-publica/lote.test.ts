import { empresasEndpoints } from '@dominio/contrato/empresas';
import { receitaEmLoteEndpoints as e } from '@dominio/contrato/empresas-receita-lote';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { vincularCliente } from '../../../test/factories/usuarios.ts';
import { montarReceitaEmLote } from '../../../test/receita-em-lote.apoio.ts';
import { emJson } from '../../../test/servico-de-consulta.ts';
import { empresas } from '../../modules/clientes/clientes.tables.ts';
import { empresasDaConsulta } from '../../modules/empresas/receita.tables.ts';
import { usuarioClientes, usuarios } from '../../modules/usuarios/usuarios.tables.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';

const lote = await montarReceitaEmLote();
const { banco, chamar, agora, avancar, pessoa, administrador, servico } = lote;
const { ligar, dizer, iniciar, rodar, atual, criarVarios } = lote;
let token = '';

beforeEach(async () => {
  // Beyond every pause and pace of the test before.
  avancar(2 * 3_600_000);
  ({ token } = await administrador());
  await lote.limpar();
  await ligar({}, token);
});

const listar = async (id: number, query: object = {}, quem = token) =>
  (await chamar(quem, e.empresas, { params: { id }, query })).corpo;
const ler = async (id: number) =>
  (await chamar(token, empresasEndpoints.ler, { params: { id } })).corpo;
const editor = async () =>
  pessoa({ grupo_id: await criarGrupo(banco, ['empresas:visualizar', 'empresas:editar']) });

describe('companies that are looked up one after another', () => {
  test('say each what came of it, and their registers stay as they are', async () => {
    const [igual, outra, sem, ma] = await criarVarios(4);
    const antes = await ler(outra?.empresa_id ?? 0);
    dizer(igual?.cnpj ?? '', emJson({ cnpj: igual?.cnpj, razao_social: `${igual?.nome} LTDA.` }));
    dizer(sem?.cnpj ?? '', emJson({ message: 'CNPJ não encontrado' }, 404));
    dizer(ma?.cnpj ?? '', emJson({ cnpj: '19131243000197', razao_social: 'OUTRA' }));
    const ids = [igual, outra, sem, ma].map((um) => um?.empresa_id ?? 0);
    const { status, corpo } = await iniciar(ids, token);
    expect([status, corpo]).toMatchObject([
      201,
      { situacao: 'andamento', total: 4, consultadas: 0 },
    ]);
    await rodar();
    expect(await atual(token)).toMatchObject({
      situacao: 'concluida',
      total: 4,
      consultadas: 4,
      contagens: { igual: 1, diferente: 1, nao_encontrada: 1, falhou: 1 },
      terminada_em: expect.any(String),
    });
    const { empresas: delas } = await listar(corpo.id);
    expect(
      delas.map(({ empresa_id, desfecho, motivo, diferencas }) => [
        empresa_id,
        desfecho,
        motivo,
        diferencas.map(({ campo }) => campo),
      ]),
    ).toEqual([
      [ids[0], 'igual', null, []],
      [ids[1], 'diferente', null, ['razao_social']],
      [ids[2], 'nao_encontrada', null, []],
      [ids[3], 'falhou', 'Consulta à Receita indisponível. Preencha manualmente.', []],
    ]);
    const depois = await ler(ids[1] ?? 0);
    expect({ ...depois, receita_consultada_em: null }).toEqual(antes);
    expect(depois.receita_consultada_em).not.toBeNull();
    const [feita] = await banco
      .select()
      .from(auditoriaEventos)
      .where(eq(auditoriaEventos.acao, 'empresa.receita_consultada'));
    expect(feita?.request_id).toBe('trabalho:de-teste');
  });

  test('are told by outcome and by page', async () => {
    const feitos = await criarVarios(3);
    dizer(feitos[0]?.cnpj ?? '', emJson({ message: 'CNPJ não encontrado' }, 404));
    const { corpo } = await iniciar(
      feitos.map((um) => um.empresa_id),
      token,
    );
    await rodar();
    const pagina = await listar(corpo.id, { desfecho: 'diferente', page: 2, limit: 1 });
    expect(pagina).toMatchObject({ total: 2, page: 2, limit: 1, total_pages: 2 });
    expect(pagina.empresas.map(({ empresa_id }) => empresa_id)).toEqual([feitos[2]?.empresa_id]);
  });

  test('wait for the service that wants a pause, and go on after it', async () => {
    const feitos = await criarVarios(3);
    const presa = feitos[1]?.cnpj ?? '';
    dizer(presa, emJson({}, 429, { 'retry-after': '90' }));
    const ids = feitos.map((um) => um.empresa_id);
    await iniciar(ids, token);
    await rodar();
    expect(await atual(token)).toMatchObject({ situacao: 'andamento', total: 3, consultadas: 1 });
    dizer(presa, emJson({ cnpj: presa, razao_social: 'OUTRO NOME LTDA' }));
    await rodar();
    expect((await atual(token))?.consultadas).toBe(1);
    avancar(91_000);
    await rodar();
    expect(await atual(token)).toMatchObject({ situacao: 'concluida', consultadas: 3 });
  });

  test('leave a fifth of the pace to people', async () => {
    await ligar({ por_minuto: 5 }, token);
    await iniciar(
      (await criarVarios(6)).map((um) => um.empresa_id),
      token,
    );
    await rodar();
    expect((await atual(token))?.consultadas).toBe(4);
    expect(servico.pedidos).toHaveLength(4);
    avancar(61_000);
    await rodar();
    expect(await atual(token)).toMatchObject({ situacao: 'concluida', consultadas: 6 });
  });

  test('are looked up once though the job runs twice at a time', async () => {
    await iniciar(
      (await criarVarios(4)).map((um) => um.empresa_id),
      token,
    );
    await Promise.all([rodar(), rodar()]);
    expect(servico.pedidos).toHaveLength(4);
    await rodar();
    expect(await atual(token)).toMatchObject({ situacao: 'concluida', consultadas: 4 });
  });

  test('go on where a worker died, a minute later', async () => {
    const [uma] = await criarVarios(1);
    await iniciar([uma?.empresa_id ?? 0], token);
    await banco.update(empresasDaConsulta).set({ tomada_em: agora() });
    await rodar();
    expect((await atual(token))?.situacao).toBe('andamento');
    avancar(61_000);
    await rodar();
    expect((await atual(token))?.situacao).toBe('concluida');
  });

  test('are not asked on where the service failed ten times in a row', async () => {
    const feitos = await criarVarios(12);
    for (const { cnpj } of feitos) dizer(cnpj, emJson({}, 500));
    await iniciar(
      feitos.map((um) => um.empresa_id),
      token,
    );
    await rodar();
    expect(await atual(token)).toMatchObject({
      situacao: 'parada',
      motivo: 'O serviço falhou 10 vezes seguidas. Tente mais tarde.',
      consultadas: 10,
      total: 12,
    });
  });

  test('stop where the look-up is switched off', async () => {
    await iniciar(
      (await criarVarios(2)).map((um) => um.empresa_id),
      token,
    );
    await ligar({ enabled: false }, token);
    await rodar();
    expect(await atual(token)).toMatchObject({
      situacao: 'parada',
      motivo: 'A consulta à Receita está desligada. Preencha manualmente.',
      consultadas: 0,
    });
  });

  test('stop when who asked says so, once', async () => {
    const { corpo } = await iniciar(
      (await criarVarios(2)).map((um) => um.empresa_id),
      token,
    );
    const parar = () => chamar(token, e.parar, { params: { id: corpo.id } });
    expect((await parar()).corpo.situacao).toBe('parada');
    await rodar();
    expect((await atual(token))?.consultadas).toBe(0);
    const { status, erro } = await parar();
    expect([status, erro.detail]).toEqual([409, 'Esta consulta já terminou.']);
  });
});

describe('who may', () => {
  test('the firm has one under way, and is told whose', async () => {
    const feitos = await criarVarios(2);
    const outra = await administrador({ nome: 'Helena Barreto' });
    await iniciar([feitos[0]?.empresa_id ?? 0], outra.token);
    const { status, erro } = await iniciar([feitos[1]?.empresa_id ?? 0], token);
    expect([status, erro.detail]).toEqual([
      409,
      'Já há uma consulta à Receita em andamento, pedida por Helena Barreto. Espere ela terminar.',
    ]);
    expect(await atual(token)).toBeNull();
  });

  test('who sets the look-up up is told of another one under way, and stops it', async () => {
    const [minha, dela] = await criarVarios(2);
    const outra = await administrador({ nome: 'Helena Barreto' });
    const chefe = await administrador({ nome: 'Otto Lima' });
    const { corpo } = await iniciar([dela?.empresa_id ?? 0], outra.token);
    const alheia = async (quem: string) => (await chamar(quem, e.atual)).corpo.alheia;
    expect(await alheia(chefe.token)).toEqual({ id: corpo.id, quem: 'Helena Barreto' });
    expect(await alheia(outra.token)).toBeNull();
    const parada = await chamar(chefe.token, e.parar, { params: { id: corpo.id } });
    expect([parada.status, parada.corpo]).toMatchObject([200, { situacao: 'parada' }]);
    expect(await atual(outra.token)).toMatchObject({ motivo: 'Parada por Otto Lima.' });
    expect(await alheia(chefe.token)).toBeNull();
    expect((await iniciar([minha?.empresa_id ?? 0], token)).status).toBe(201);
  });

  test('who only edits companies neither stops nor is told of one of others', async () => {
    const [uma] = await criarVarios(1);
    const { corpo } = await iniciar([uma?.empresa_id ?? 0], token);
    const quem = await editor();
    expect((await chamar(quem.token, e.atual)).corpo.alheia).toBeNull();
    const params = { id: corpo.id };
    const alheia = await chamar(quem.token, e.parar, { params });
    const nenhuma = await chamar(quem.token, e.parar, { params: { id: 987_654_321 } });
    expect([alheia.status, alheia.erro.detail]).toEqual([404, nenhuma.erro.detail]);
    expect((await atual(token))?.situacao).toBe('andamento');
  });

  test('nobody begins one while the look-up is switched off', async () => {
    await ligar({ enabled: false }, token);
    const [uma] = await criarVarios(1);
    expect((await iniciar([uma?.empresa_id ?? 0], token)).status).toBe(409);
  });

  test('a company out of reach is as one that there is not, and nothing begins', async () => {
    const [minha, alheia] = await criarVarios(2);
    const quem = await editor();
    await vincularCliente(banco, quem.id, minha?.id ?? 0);
    const recusada = await iniciar([minha?.empresa_id ?? 0, alheia?.empresa_id ?? 0], quem.token);
    const nenhuma = await iniciar([987_654_321], quem.token);
    expect([recusada.status, recusada.erro.detail]).toEqual([404, nenhuma.erro.detail]);
    expect(await atual(quem.token)).toBeNull();
  });

  test('a client that leaves the reach meanwhile is neither looked up nor told', async () => {
    const [fica, sai] = await criarVarios(2);
    const quem = await editor();
    for (const um of [fica, sai]) await vincularCliente(banco, quem.id, um?.id ?? 0);
    const ids = [fica, sai].map((um) => um?.empresa_id ?? 0);
    const { corpo } = await iniciar(ids, quem.token);
    await banco.delete(usuarioClientes).where(eq(usuarioClientes.cliente_id, sai?.id ?? 0));
    expect((await atual(quem.token))?.total).toBe(1);
    await rodar();
    expect(servico.pedidos.map(({ caminho }) => caminho)).toEqual([`/${fica?.cnpj}`]);
    expect(await atual(quem.token)).toMatchObject({ situacao: 'concluida', total: 1 });
    await banco.delete(usuarioClientes).where(eq(usuarioClientes.cliente_id, fica?.id ?? 0));
    expect(await listar(corpo.id, {}, quem.token)).toMatchObject({ empresas: [], total: 0 });
  });

  test('it stops where who asked has no access any more', async () => {
    const quem = await editor();
    const [uma] = await criarVarios(1);
    await vincularCliente(banco, quem.id, uma?.id ?? 0);
    await iniciar([uma?.empresa_id ?? 0], quem.token);
    await banco.update(usuarios).set({ situacao: 'desligado' }).where(eq(usuarios.id, quem.id));
    await rodar();
    expect(servico.pedidos).toEqual([]);
    const { rows } = await banco.execute('select situacao, motivo from consultas_receita');
    expect(rows).toEqual([{ situacao: 'parada', motivo: 'Quem pediu não tem mais acesso.' }]);
  });

  test('a company that is deleted meanwhile is left out', async () => {
    const [fica, sai] = await criarVarios(2);
    await iniciar(
      [fica, sai].map((um) => um?.empresa_id ?? 0),
      token,
    );
    await banco.execute(
      `update contratos set empresa_id = null where empresa_id = ${sai?.empresa_id}`,
    );
    await banco.delete(empresas).where(eq(empresas.id, sai?.empresa_id ?? 0));
    await rodar();
    expect(await atual(token)).toMatchObject({ situacao: 'concluida', total: 1 });
  });
});
