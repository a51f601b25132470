import { GRUPO } from '@dominio/contrato/permissoes';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { copiaDeAcessoEndpoints, TEXTOS_DA_COPIA as T } from '@dominio/contrato/usuarios-copia';
import { vinculosDoUsuarioEndpoints } from '@dominio/contrato/usuarios-vinculos';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { conceder, criarGrupo, criarQuemCuida } from '../../../test/factories/grupos.ts';
import {
  criarTime,
  criarUsuario,
  criarUsuarioDeCliente,
  vincularCliente,
} from '../../../test/factories/usuarios.ts';
import { permissoes } from '../../modules/grupos/grupos.tables.ts';
import { timeClientes } from '../../modules/times/times.tables.ts';
import {
  usuarioClientes,
  usuarioGrupos,
  usuarioPermissoes,
  usuarios,
} from '../../modules/usuarios/usuarios.tables.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';

const { banco, chamar, entrar, administrador } = await montarApp();
const admin = await administrador();
const { token } = admin;

const catalogo = await banco.select().from(permissoes);
const idDe = (nome: string) =>
  catalogo.find(({ modulo, acao }) => `${modulo}:${acao}` === nome)?.id ?? 0;

const dar = conceder.bind(null, banco);
const por = (usuario_id: number, grupo_id: number) =>
  banco.insert(usuarioGrupos).values({ usuario_id, grupo_id });

const copiar = (quem: string, id: number, body: { de: number } & Record<string, unknown>) =>
  chamar(quem, copiaDeAcessoEndpoints.copiar, { params: { id }, body });
const simular = async (quem: string, id: number, de: number) =>
  (await copiar(quem, id, { de, simular: true })).corpo;

/** All links of a person, as the tables have them. */
async function acessoDe(id: number) {
  const ler = async <L extends object>(consulta: Promise<L[]>) =>
    (await consulta).map((linha) => JSON.stringify(linha)).sort();
  const [pessoa] = await banco.select().from(usuarios).where(eq(usuarios.id, id));
  return {
    time: pessoa?.time_id ?? null,
    versao: pessoa?.versao,
    direitos: pessoa?.versao_permissoes,
    grupos: await ler(banco.select().from(usuarioGrupos).where(eq(usuarioGrupos.usuario_id, id))),
    permissoes: await ler(
      banco.select().from(usuarioPermissoes).where(eq(usuarioPermissoes.usuario_id, id)),
    ),
    clientes: await ler(
      banco.select().from(usuarioClientes).where(eq(usuarioClientes.usuario_id, id)),
    ),
  };
}
const auditadas = (id: number) =>
  banco
    .select()
    .from(auditoriaEventos)
    .where(
      and(eq(auditoriaEventos.objeto_id, id), eq(auditoriaEventos.acao, 'usuario.acesso_copiado')),
    );

describe('copying one person’s access to another', () => {
  test('gives all of it at once: shown before, saved whole, audited once, and valid in the next request', async () => {
    const extra = await criarGrupo(banco, ['usuarios:visualizar']);
    const time = await criarTime(banco);
    const cliente = await criarCliente(banco);
    const de = await criarUsuario(banco, { grupo_id: GRUPO.gestor, time_id: time.id });
    await por(de.id, extra);
    await dar(de.id, 'rh:visualizar');
    await banco
      .insert(usuarioClientes)
      .values({ usuario_id: de.id, cliente_id: cliente.id, papel: 'revisor' });
    const para = await criarUsuario(banco);
    const dela = await entrar(para.id);
    const antes = await acessoDe(para.id);

    const previa = await simular(token, para.id, de.id);
    expect(previa.itens.map(({ tipo, id, papel, motivo }) => [tipo, id, papel, motivo])).toEqual([
      ['time', time.id, null, null],
      ['grupo', GRUPO.gestor, null, null],
      ['grupo', extra, null, null],
      ['permissao', idDe('rh:visualizar'), null, null],
      ['cliente', cliente.id, 'revisor', null],
    ]);
    expect(await acessoDe(para.id)).toEqual(antes);
    expect((await chamar(dela, cadastroDeUsuariosEndpoints.listar)).status).toBe(403);

    const { versao, versao_de } = previa;
    const { corpo, status } = await copiar(token, para.id, { de: de.id, versao, versao_de });
    expect([status, corpo.message, corpo.versao]).toEqual([200, 'Acesso copiado.', versao + 1]);
    const depois = await acessoDe(para.id);
    expect(depois).toMatchObject({ time: time.id, versao: versao + 1 });
    expect(depois.grupos).toHaveLength(2);
    expect(depois.permissoes).toHaveLength(1);
    expect(depois.clientes.join()).toContain('revisor');
    expect(depois.direitos).toBe((antes.direitos ?? 0) + 1);
    expect((await chamar(dela, cadastroDeUsuariosEndpoints.listar)).status).toBe(200);
    const [evento, ...outros] = await auditadas(para.id);
    expect(outros).toEqual([]);
    expect(evento).toMatchObject({
      usuario_id: admin.id,
      depois: {
        de: de.id,
        grupos: [GRUPO.gestor, extra],
        time_id: time.id,
        clientes: [cliente.id],
      },
    });

    // Everything is there already: a second copy changes nothing and notifies nobody.
    const repetida = await copiar(token, para.id, { de: de.id });
    expect(repetida.corpo).toMatchObject({ itens: [], message: 'Nada foi alterado.' });
    expect(await acessoDe(para.id)).toEqual(depois);
    expect(await auditadas(para.id)).toHaveLength(1);
  });

  test('removes none of the person’s own groups, permissions, clients and roles', async () => {
    const [comum, dele] = [await criarCliente(banco), await criarCliente(banco)];
    const de = await criarUsuario(banco);
    const para = await criarUsuario(banco, { grupo_id: await criarGrupo(banco) });
    await banco
      .insert(usuarioClientes)
      .values({ usuario_id: para.id, cliente_id: comum.id, papel: 'cs' });
    await vincularCliente(banco, para.id, dele.id);
    await vincularCliente(banco, de.id, comum.id);
    await dar(para.id, 'rh:visualizar');
    const antes = await acessoDe(para.id);
    expect((await copiar(token, para.id, { de: de.id })).status).toBe(200);
    const depois = await acessoDe(para.id);
    expect(depois.clientes).toEqual(antes.clientes);
    expect(depois.permissoes).toEqual(antes.permissoes);
    const { corpo } = await chamar(token, vinculosDoUsuarioEndpoints.grupos, {
      params: { id: para.id },
    });
    expect(corpo.grupos.map(({ id, principal }) => [id, principal])).toEqual([
      [para.grupo_id, true],
      [GRUPO.consultor, false],
    ]);
  });
});

describe('copying leaves out, with the reason, what the caller may not give', () => {
  interface Caso {
    de: number;
    para: number;
    gerente: number;
  }
  const casos: [string, string, (caso: Caso) => Promise<unknown>][] = [
    [
      'a group that gives a permission they lack',
      T.grupoAcima,
      async ({ de }) => por(de, await criarGrupo(banco, ['rh:visualizar'])),
    ],
    ['the administrators’ group', T.grupoAcima, ({ de }) => por(de, GRUPO.administrador)],
    ['a permission they lack', T.semAPermissao, ({ de }) => dar(de, 'rh:visualizar')],
    [
      'a team with clients they do not see',
      T.timeAcima,
      async ({ de }) => {
        const time = await criarTime(banco);
        const cliente_id = (await criarCliente(banco)).id;
        await banco.insert(timeClientes).values({ time_id: time.id, cliente_id });
        await banco.update(usuarios).set({ time_id: time.id }).where(eq(usuarios.id, de));
      },
    ],
    [
      'a team that takes nobody new',
      T.timeInativo,
      async ({ de }) => {
        const time_id = (await criarTime(banco, { ativo: false })).id;
        await banco.update(usuarios).set({ time_id }).where(eq(usuarios.id, de));
      },
    ],
    [
      'a team, for who is in another',
      T.jaTemTime,
      async ({ de, para }) => {
        for (const id of [de, para]) {
          const time_id = (await criarTime(banco)).id;
          await banco.update(usuarios).set({ time_id }).where(eq(usuarios.id, id));
        }
      },
    ],
  ];
  test.each(casos)('%s', async (_, motivo, preparar) => {
    const vazio = await criarGrupo(banco);
    const [de, para, gerente] = [
      await criarUsuario(banco, { grupo_id: vazio }),
      await criarUsuario(banco, { grupo_id: vazio }),
      await criarQuemCuida(banco),
    ];
    // A permission that the caller may give is saved all the same.
    await dar(de.id, 'usuarios:visualizar');
    await preparar({ de: de.id, para: para.id, gerente: gerente.id });
    const dele = await entrar(gerente.id);
    const previa = await simular(dele, para.id, de.id);
    expect(previa.itens.filter((um) => um.motivo !== null)).toMatchObject([{ motivo }]);
    const antes = await acessoDe(para.id);
    expect((await copiar(dele, para.id, { de: de.id })).corpo.itens).toEqual(previa.itens);
    const depois = await acessoDe(para.id);
    expect(depois.permissoes).toHaveLength(1);
    expect([depois.grupos, depois.time]).toEqual([antes.grupos, antes.time]);
  });

  test('clients that the caller does not see, neither named nor counted', async () => {
    const [visto, oculto] = [await criarCliente(banco), await criarCliente(banco)];
    const vazio = await criarGrupo(banco);
    const gerente = await criarQuemCuida(banco);
    await vincularCliente(banco, gerente.id, visto.id);
    const de = await criarUsuario(banco, { grupo_id: vazio });
    for (const { id } of [visto, oculto]) await vincularCliente(banco, de.id, id);
    const para = await criarUsuario(banco, { grupo_id: vazio });
    const { corpo } = await copiar(await entrar(gerente.id), para.id, { de: de.id });
    expect(corpo.itens).toMatchObject([{ tipo: 'cliente', id: visto.id, motivo: null }]);
    expect(corpo.clientes_fora).toBe(true);
    expect((await acessoDe(para.id)).clientes).toHaveLength(1);
    expect((await simular(token, para.id, de.id)).clientes_fora).toBe(false);
  });
});

describe('copying is refused as a whole, with nothing saved,', () => {
  test.each<[string, number, string, () => Promise<{ de: number; para: number }>]>([
    [
      'to a person of a client',
      422,
      'Um usuário do grupo Cliente não pode ter permissões da equipe.',
      async () => ({ de: admin.id, para: (await criarUsuarioDeCliente(banco)).id }),
    ],
    [
      'from a person of a client',
      422,
      T.soDaEquipe,
      async () => ({
        de: (await criarUsuarioDeCliente(banco)).id,
        para: (await criarUsuario(banco)).id,
      }),
    ],
    [
      'from nobody',
      422,
      T.naoEncontrada,
      async () => ({
        de: 987_654,
        para: (await criarUsuario(banco)).id,
      }),
    ],
    ['from the same person', 422, T.outraPessoa, async () => ({ de: admin.id, para: admin.id })],
    ['to nobody', 404, 'Usuário não encontrado.', async () => ({ de: admin.id, para: 987_654 })],
  ])('%s', async (_, esperado, detail, preparar) => {
    const { de, para } = await preparar();
    const antes = await acessoDe(para);
    const { status, erro } = await copiar(token, para, { de });
    expect([status, erro.detail]).toEqual([esperado, detail]);
    expect(await acessoDe(para)).toEqual(antes);
  });

  test('to a person with more rights than the caller, and by a caller who manages nobody', async () => {
    const dele = await entrar((await criarQuemCuida(banco)).id);
    const de = await criarUsuario(banco, { grupo_id: await criarGrupo(banco) });
    const { status, erro } = await copiar(dele, admin.id, { de: de.id });
    expect([status, erro.detail]).toEqual([422, 'Você só pode conceder permissões que possui.']);
    const consultor = await entrar((await criarUsuario(banco)).id);
    expect((await copiar(consultor, de.id, { de: admin.id })).status).toBe(403);
    // Both answers show what the people have, so they need `usuarios:visualizar`.
    const grupo_id = await criarGrupo(banco, ['user_management:acessar']);
    const semVer = await entrar((await criarUsuario(banco, { grupo_id })).id);
    for (const simular of [true, false]) {
      const { status: recusado, erro: porque } = await copiar(semVer, de.id, {
        de: admin.id,
        simular,
      });
      expect([recusado, porque.codigo]).toEqual([403, 'SEM_PERMISSAO']);
    }
  });

  test.each(['versao', 'versao_de'] as const)('when a record changed since: %s', async (qual) => {
    const [de, para] = [await criarUsuario(banco), await criarUsuario(banco)];
    await dar(de.id, 'rh:visualizar');
    const { versao, versao_de } = await simular(token, para.id, de.id);
    const mudada = qual === 'versao' ? para.id : de.id;
    await chamar(token, cadastroDeUsuariosEndpoints.atualizar, {
      params: { id: mudada },
      body: { nome: 'Outro Nome' },
    });
    const antes = await acessoDe(para.id);
    const { erro } = await copiar(token, para.id, { de: de.id, versao, versao_de });
    expect(erro.codigo).toBe('REGISTRO_ALTERADO');
    expect(await acessoDe(para.id)).toEqual(antes);
  });
});
