import { agendamentosEndpoints as e } from '@dominio/contrato/agendamentos';
import { GRUPO } from '@dominio/contrato/permissoes';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { conceder, criarGrupo } from '../../../../test/factories/grupos.ts';
import { criarUsuario, criarUsuarioDeCliente } from '../../../../test/factories/usuarios.ts';
import { usuarioGrupos } from '../../usuarios/usuarios.tables.ts';

const { banco, chamar, pessoa } = await montarApp();
const { token } = await pessoa();

describe('the picker of people', () => {
  test('finds active staff by name or e-mail, ignoring accents, and names their team', async () => {
    const jose = await criarUsuario(banco, { nome: 'José Ipê', email: 'jose@firma.demo' });
    await criarUsuario(banco, { nome: 'José Ipê Inativo', situacao: 'suspenso' });
    await criarUsuarioDeCliente(banco, { nome: 'José Ipê Cliente' });
    for (const nome of ['Bia', 'Caio']) await criarUsuario(banco, { nome });
    const buscar = async (query: object) =>
      (await chamar(token, e.opcoesDeParticipantes, { query })).corpo;
    expect(await buscar({ termo: 'jose ipe' })).toEqual([
      {
        id: jose.id,
        nome: 'José Ipê',
        avatar_url: `/usuarios/${jose.id}/avatar`,
        tem_avatar: false,
        time_nome: null,
      },
    ]);
    expect(await buscar({ termo: 'JOSE@FIRMA' })).toHaveLength(1);
    expect(await buscar({ termo: 'j' })).toEqual([]);
    expect(await buscar({ termo: '%%' })).toEqual([]);
    expect((await buscar({ limit: 3 })).length).toBe(3);
    expect((await buscar({ ids: `${jose.id},987654321` })).map(({ id }) => id)).toEqual([jose.id]);
  });

  test('finds people who hold the agenda by any of their groups or by a permission of their own', async () => {
    const grupo_id = await criarGrupo(banco);
    const soPelaPermissao = await criarUsuario(banco, { grupo_id });
    await conceder(banco, soPelaPermissao.id, 'agenda:visualizar');
    const peloGrupo = await criarUsuario(banco, { grupo_id });
    await banco
      .insert(usuarioGrupos)
      .values({ usuario_id: peloGrupo.id, grupo_id: GRUPO.consultor });
    const { corpo } = await chamar(token, e.validarParticipantes, {
      body: { participantes: [soPelaPermissao.id, peloGrupo.id] },
    });
    expect(corpo.valido).toBe(true);
  });
});
