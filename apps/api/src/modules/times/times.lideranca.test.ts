import { ausenciasEndpoints } from '@dominio/contrato/ausencias';
import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { desligamentoEndpoints } from '@dominio/contrato/usuarios-desligamento';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { conceder } from '../../../test/factories/grupos.ts';
import { criarGestor, criarTime, criarUsuario } from '../../../test/factories/usuarios.ts';
import { times } from './times.tables.ts';

const { banco, chamar, entrar, administrador, agora } = await montarApp();
const { token: admin } = await administrador();

const conducaoDe = async (id: number) => {
  const [time] = await banco.select().from(times).where(eq(times.id, id));
  return [time?.lider_id, time?.substituto_id, time?.versao];
};

test('who stands in for the leader enters absences of the team, as the leader does', async () => {
  const substituto = await criarGestor(banco);
  await conceder(banco, substituto.id, 'times:acessar');
  const token = await entrar(substituto.id);
  const time = await criarTime(banco);
  const { id: usuario_id } = await criarUsuario(banco, { time_id: time.id });
  const dia = somarDias(dataCivil(agora()), 3);
  const marcar = () =>
    chamar(token, ausenciasEndpoints.criar, {
      body: { usuario_id, tipo: 'ferias', inicio: dia, fim: dia },
    });
  const podeCriar = async () => (await chamar(token, ausenciasEndpoints.listar)).corpo.acoes.criar;
  expect([await podeCriar(), (await marcar()).status]).toEqual([false, 403]);
  await banco.update(times).set({ substituto_id: substituto.id }).where(eq(times.id, time.id));
  expect([await podeCriar(), (await marcar()).status]).toEqual([true, 201]);
});

test('whoever leaves the firm stands in for nobody', async () => {
  const [sai, lidera] = [await criarUsuario(banco), await criarUsuario(banco)];
  const time = await criarTime(banco, { lider_id: lidera.id, substituto_id: sai.id });
  const { status } = await chamar(admin, cadastroDeUsuariosEndpoints.excluir, {
    params: { id: sai.id },
  });
  expect([status, await conducaoDe(time.id)]).toEqual([200, [lidera.id, null, 2]]);
});

test('a substitute who takes the lead over from who leaves stands in no more', async () => {
  const [sai, assume] = [await criarUsuario(banco), await criarUsuario(banco)];
  const time = await criarTime(banco, { lider_id: sai.id, substituto_id: assume.id });
  const { status } = await chamar(admin, desligamentoEndpoints.desligar, {
    params: { id: sai.id },
    body: { times_para: assume.id },
  });
  expect([status, await conducaoDe(time.id)]).toEqual([200, [assume.id, null, 3]]);
});
