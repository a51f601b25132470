import { auditoriaEndpoints as e, type TipoComHistorico } from '@dominio/contrato/auditoria';
import { ausenciasEndpoints } from '@dominio/contrato/ausencias';
import { dataCivil } from '@dominio/contrato/datas';
import { gruposEndpoints, permissoesEndpoints } from '@dominio/contrato/grupos';
import { timesEndpoints } from '@dominio/contrato/times';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { conceder, criarGrupo, criarPermissao } from '../../../test/factories/grupos.ts';
import { criarTime, criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';

const { banco, chamar, entrar, pessoa, administrador, agora } = await montarApp();
const { token: daAna } = await administrador({ nome: 'Ana Souza' });

const historico = (token: string, tipo: TipoComHistorico, id: number) =>
  chamar(token, e.historico, { params: { tipo, id }, query: {} });

/** Somebody of the staff with these permissions, signed in. */
async function colegaCom(...permissoes: Parameters<typeof conceder>[2][]) {
  const { id } = await criarUsuario(banco);
  await conceder(banco, id, ...permissoes);
  return { id, token: await entrar(id) };
}

/** One record of each kind, changed by Ana. */
async function mudados() {
  const grupo = await criarGrupo(banco);
  const permissao = await criarPermissao(banco);
  const time = await criarTime(banco);
  const fora = await criarUsuario(banco);
  const hoje = dataCivil(agora());
  const body = { usuario_id: fora.id, substituto_id: null, inicio: hoje, fim: hoje };
  const ausencia = (
    await chamar(daAna, ausenciasEndpoints.criar, { body: { ...body, tipo: 'ferias' } })
  ).corpo.ausencia.id;
  const de = (id: number) => ({ id });
  const nome = { nome: `Nome novo ${grupo}` };
  await chamar(daAna, gruposEndpoints.atualizar, { params: de(grupo), body: nome });
  await chamar(daAna, permissoesEndpoints.atualizar, { params: de(permissao), body: nome });
  await chamar(daAna, timesEndpoints.atualizar, { params: de(time.id), body: nome });
  await chamar(daAna, ausenciasEndpoints.atualizar, {
    params: de(ausencia),
    body: { ...body, tipo: 'licenca', observacao: 'Cirurgia' },
  });
  return { grupo, permissao, time: time.id, ausencia };
}

test.each([
  ['grupo', 'usuarios:visualizar', ['nome']],
  ['permissao', 'usuarios:visualizar', ['nome']],
  ['time', 'times:acessar', ['nome']],
  ['ausencia', 'times:acessar', ['tipo', 'observacao']],
] as const)(
  'the history of a %s is for who may read it, and 404 for others',
  async (tipo, permissao, campos) => {
    const { [tipo]: id } = await mudados();
    const { token } = await colegaCom(permissao);
    const { corpo, cru } = await historico(token, tipo, id);
    const alterado = corpo.eventos.find(({ acao }) => /alterad[oa]$/.test(acao));
    expect(alterado).toMatchObject({ autor: { nome: 'Ana Souza' }, ip: null });
    expect(alterado?.diferencas.map(({ campo }) => campo)).toEqual(campos);
    expect(cru.body).not.toContain('Cirurgia');
    const { token: semNada } = await pessoa();
    expect((await historico(semNada, tipo, id)).status).toBe(404);
    expect((await historico(token, tipo, 987_654_321)).status).toBe(404);
  },
);

test('the history of a team names only clients that its reader sees', async () => {
  const time = await criarTime(banco);
  const [meu, alheio] = [
    await criarCliente(banco, { nome: 'Padaria Minha' }),
    await criarCliente(banco, { nome: 'Mercado Alheio' }),
  ];
  const params = { id: time.id };
  const { corpo: antes } = await chamar(daAna, timesEndpoints.clientes, { params });
  const { status } = await chamar(daAna, timesEndpoints.gravarClientes, {
    params,
    body: { cliente_ids: [meu.id, alheio.id], versao: antes.versao },
  });
  expect(status).toBe(200);
  const { id, token } = await colegaCom('times:acessar');
  await vincularCliente(banco, id, meu.id);
  const { corpo, cru } = await historico(token, 'time', time.id);
  expect(corpo.eventos[0]?.diferencas).toMatchObject([
    { depois: 'Padaria Minha e mais 1 fora do seu alcance' },
  ]);
  expect(cru.body).not.toContain('Alheio');
});
