import { GRUPO } from '@dominio/contrato/permissoes';
import { cadastroDeUsuariosEndpoints as cadastro } from '@dominio/contrato/usuarios-cadastro';
import { TEXTOS_DO_DESLIGAMENTO } from '@dominio/contrato/usuarios-desligamento';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarAgendamento } from '../../../../test/factories/agendamentos.ts';
import { criarCliente } from '../../../../test/factories/clientes.ts';
import { conceder, criarGrupo } from '../../../../test/factories/grupos.ts';
import { criarTime, criarUsuario, vincularCliente } from '../../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../../platform/auditoria/auditoria.tables.ts';
import { agendamentos } from '../../agendamentos/agendamentos.tables.ts';
import { ausencias } from '../../ausencias/ausencias.tables.ts';
import { contratos } from '../../contratos/contratos.tables.ts';
import { usuarioClientes, usuarioGrupos, usuarioPermissoes, usuarios } from '../usuarios.tables.ts';

const { banco, chamar, administrador } = await montarApp();
const { token } = await administrador();
const empresa = await criarCliente(banco);

const virarCliente = (id: number, quem = token) => {
  const body = { grupo_id: GRUPO.cliente, client_id: empresa.id };
  return chamar(quem, cadastro.atualizar, { params: { id }, body });
};
const hoje = new Date().toISOString().slice(0, 10);

test.each([
  ['clients', async (id: number) => vincularCliente(banco, id, (await criarCliente(banco)).id)],
  [
    'a contract',
    async (id: number) => {
      const { contrato_id } = await criarCliente(banco);
      await banco
        .update(contratos)
        .set({ responsavel_id: id })
        .where(eq(contratos.id, contrato_id));
    },
  ],
  ['a team', (id: number) => criarTime(banco, { lider_id: id })],
  ['an appointment', (id: number) => criarAgendamento(banco, { criado_por: id })],
])(
  'AD-23 a colleague with %s cannot become a client’s person before it is handed over',
  async (_, dar) => {
    const pessoa = await criarUsuario(banco);
    await dar(pessoa.id);
    const recusa = await virarCliente(pessoa.id);
    expect(recusa).toMatchObject({
      status: 409,
      erro: { detail: TEXTOS_DO_DESLIGAMENTO.escolhaAntesDoGrupoCliente },
    });
    const [linha] = await banco.select().from(usuarios).where(eq(usuarios.id, pessoa.id));
    expect(linha).toMatchObject({ grupo_id: GRUPO.consultor, client_id: null, versao: 1 });
    const links = await banco.select().from(usuarioClientes);
    expect(links.some(({ usuario_id }) => usuario_id === pessoa.id)).toBe(_ === 'clients');
  },
);

test('AD-23 a colleague who becomes a client’s person loses what only the staff may have', async () => {
  const [pessoa, colega] = [await criarUsuario(banco), await criarUsuario(banco)];
  const extra = await criarGrupo(banco, []);
  await banco.insert(usuarioGrupos).values({ usuario_id: pessoa.id, grupo_id: extra });
  await conceder(banco, pessoa.id, 'rh:visualizar');
  const [concedida] = await banco
    .select()
    .from(usuarioPermissoes)
    .where(eq(usuarioPermissoes.usuario_id, pessoa.id));
  const [ausencia] = await banco
    .insert(ausencias)
    .values({
      usuario_id: colega.id,
      substituto_id: pessoa.id,
      tipo: 'ferias',
      inicio: hoje,
      fim: '2999-01-01',
    })
    .returning();
  const particular = await criarAgendamento(banco, { criado_por: pessoa.id, privado: true });

  expect((await virarCliente(pessoa.id)).status).toBe(200);
  const escritos = await banco
    .select()
    .from(auditoriaEventos)
    .where(eq(auditoriaEventos.objeto_id, pessoa.id));
  const tirados = (acao: string) => escritos.find((um) => um.acao === acao)?.antes;
  expect(tirados('usuario.grupos_alterados')).toEqual({ removidos: [extra] });
  expect(tirados('usuario.permissoes_alterados')).toEqual({
    removidos: [concedida?.permissao_id],
  });
  const depois = await banco
    .select()
    .from(ausencias)
    .where(eq(ausencias.id, ausencia?.id ?? 0));
  expect(depois[0]?.substituto_id).toBeNull();
  const [compromisso] = await banco
    .select()
    .from(agendamentos)
    .where(eq(agendamentos.id, particular.id));
  expect(compromisso?.status).toBe('CANCELADO');
});
