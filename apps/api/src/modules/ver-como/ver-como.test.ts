import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { areaClienteEndpoints } from '@dominio/contrato/area-cliente';
import { auditoriaEndpoints } from '@dominio/contrato/auditoria';
import type { Endpoint } from '@dominio/contrato/endpoint';
import { inicioEndpoints, LINHAS_DO_BLOCO } from '@dominio/contrato/inicio';
import { notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import { segundoFatorEndpoints } from '@dominio/contrato/segundo-fator';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { sessoesAbertasEndpoints } from '@dominio/contrato/sessoes-abertas';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { verComoEndpoints as e } from '@dominio/contrato/ver-como';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarAgendamento } from '../../../test/factories/agendamentos.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import {
  criarAdministrador,
  criarUsuario,
  criarUsuarioDeCliente,
} from '../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { cifrarSenha } from '../sessoes/senhas/senhas.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

const SENHA = 'corvo azul de bicicleta';
const MOTIVO = 'Bruno não encontra um agendamento';
const { app, banco, entrar, chamar, avancar } = await montarApp();
await app.ready();
let senha_hash: string;
let ana: { id: number };
let bruno: { id: number };
let daAna: string;

beforeAll(async () => {
  senha_hash = await cifrarSenha(SENHA);
});
beforeEach(async () => {
  ana = await criarAdministrador(banco, { nome: 'Ana Souza', senha_hash });
  bruno = await criarUsuario(banco, { nome: 'Bruno Lima', tem_filhos: true, cpf: null });
  daAna = await entrar(ana.id);
});

const iniciar = (id: number, token = daAna, senha = SENHA, motivo = MOTIVO) =>
  chamar(token, e.iniciar, { params: { id }, body: { senha, motivo } });
const visitar = async (id = bruno.id) => (await iniciar(id)).corpo.access_token;
const eu = async (token: string) => (await chamar(token, sessoesEndpoints.eu)).status;

describe('beginning a visit of Ver como', () => {
  test('is allowed to an administrator with a reason and a proof, and shows the person’s own view for 30 minutes', async () => {
    const { status, corpo } = await iniciar(bruno.id);
    expect(status).toBe(201);
    expect(corpo.visita).toMatchObject({
      usuario_id: bruno.id,
      nome: 'Bruno Lima',
      motivo: MOTIVO,
    });
    const { corpo: quem } = await chamar(corpo.access_token, sessoesEndpoints.eu);
    expect(quem.user).toMatchObject({ id: bruno.id, nome: 'Bruno Lima', tem_filhos: null });
    const [dele, meu] = await Promise.all([
      chamar(corpo.access_token, sessoesEndpoints.permissoes),
      chamar(await entrar(bruno.id), sessoesEndpoints.permissoes),
    ]);
    expect(dele.corpo).toEqual(meu.corpo);
    avancar(29 * 60_000);
    expect(await eu(corpo.access_token)).toBe(200);
    avancar(61_000);
    expect(await eu(corpo.access_token)).toBe(401);
    expect(await eu(daAna)).toBe(200);
  });

  test('is refused for a wrong proof, no reason, oneself, another administrator and somebody without access', async () => {
    const outra = await criarAdministrador(banco);
    const parado = await criarUsuario(banco, { situacao: 'suspenso' });
    const recusas = [
      [await iniciar(bruno.id, daAna, 'errada'), 422, 'Senha atual incorreta.'],
      [await iniciar(bruno.id, daAna, SENHA, 'curto'), 422, /motivo/],
      [await iniciar(outra.id), 422, 'Não se vê como outro administrador.'],
      [await iniciar(ana.id), 409, /você/],
      [await iniciar(parado.id), 409, /acesso/],
      [await iniciar(987_654_321), 404, /./],
    ] as const;
    for (const [{ status, erro }, esperado, frase] of recusas) {
      expect([status, erro.detail]).toEqual([esperado, expect.stringMatching(frase)]);
    }
  });

  test('is allowed by being an administrator, not by a permission that may be given', async () => {
    const gestora = await criarUsuario(banco, { senha_hash });
    await banco.execute(sql`insert into usuario_permissoes (usuario_id, permissao_id)
      select ${gestora.id}, id from permissoes where modulo = 'sistema' and acao = 'admin'`);
    const { status, erro } = await iniciar(bruno.id, await entrar(gestora.id));
    expect([status, erro.detail]).toEqual([422, expect.stringMatching(/administrador/)]);
  });

  test('to a client’s person shows the client area alone', async () => {
    const token = await visitar((await criarUsuarioDeCliente(banco)).id);
    const resposta = await chamar(token, agendamentosEndpoints.listar, { query: {} });
    expect(resposta.corpo.agendamentos).toEqual([]);
    expect((await chamar(token, areaClienteEndpoints.agenda)).status).toBe(200);
  });
});

describe('a visit of Ver como', () => {
  test('is offered none of the actions that the person’s own session is offered', async () => {
    const { id } = await criarAgendamento(banco, { criado_por: bruno.id });
    const atos = async (token: string) => {
      const { corpo } = await chamar(token, agendamentosEndpoints.detalhes, { params: { id } });
      return [corpo.id, ...Object.values(corpo.acoes), ...Object.values(corpo.permissoes)];
    };
    expect(await atos(await entrar(bruno.id))).toContain(true);
    const vistos = await atos(await visitar());
    expect(vistos[0]).toBe(id);
    expect(vistos).not.toContain(true);
  });

  test('is offered the list of somebody’s sessions, which it may read', async () => {
    const grupo_id = await criarGrupo(banco, ['usuarios:visualizar', 'user_management:acessar']);
    const gerente = await criarUsuario(banco, { grupo_id });
    const { id } = await criarUsuario(banco, { grupo_id });
    const token = await visitar(gerente.id);
    const { corpo } = await chamar(token, cadastroDeUsuariosEndpoints.ler, { params: { id } });
    const oferecidos = Object.entries(corpo.acoes).filter(([, pode]) => pode);
    expect(oferecidos).toEqual([['ler_sessoes', true]]);
    const lida = await chamar(token, sessoesAbertasEndpoints.daPessoa, { params: { id } });
    expect(lida.status).toBe(200);
  });

  test('P38 changes nothing: every call that writes is 409 with a message', async () => {
    const token = await visitar();
    const permitidos = ['/auth/ver-como/encerrar', '/auth/validate-token'];
    const escritas = app.endpoints.filter(
      ({ method, acesso, path }) =>
        method !== 'GET' && acesso !== 'publico' && !permitidos.includes(path),
    );
    expect(escritas.length).toBeGreaterThan(60);
    for (const { method, path } of escritas) {
      const url = path.replaceAll(/\{\w+\}/g, '1');
      const headers = { authorization: `Bearer ${token}` };
      const resposta = await app.inject({ method, url, headers });
      expect([resposta.statusCode, resposta.json().codigo], `${method} ${path}`).toEqual([
        409,
        'SOMENTE_LEITURA',
      ]);
      expect(resposta.json().detail).toBe(
        'Você está vendo como Bruno Lima: isto não pode ser feito.',
      );
    }
  });

  test('gets no live feed, no export, and nothing that only the person may read', async () => {
    const token = await visitar();
    const soDela: Endpoint[] = [
      segundoFatorEndpoints.estado,
      notificacoesEndpoints.fluxo,
      auditoriaEndpoints.exportar,
    ];
    for (const { method, path } of soDela) {
      const url = path.replaceAll(/\{\w+\}/g, String(bruno.id));
      const headers = { authorization: `Bearer ${token}` };
      const resposta = await app.inject({ method, url, headers });
      expect([resposta.statusCode, path]).toEqual([409, path]);
    }
  });

  test('sees the person’s private appointments as busy time', async () => {
    const amanha = new Date(Date.now() + 86_400_000);
    const segredo = { titulo: 'Exame médico', privado: true, criado_por: bruno.id };
    const { id } = await criarAgendamento(banco, { ...segredo, data_hora_inicio: amanha });
    const token = await visitar();
    const pedidos = [
      await chamar(token, agendamentosEndpoints.listar, { query: {} }),
      await chamar(token, agendamentosEndpoints.detalhes, { params: { id } }),
      await chamar(token, agendamentosEndpoints.listar, { query: { texto: 'Exame' } }),
    ];
    for (const { cru } of pedidos) {
      expect(cru.statusCode).toBe(200);
      expect(cru.body).not.toContain('Exame');
    }
    expect(pedidos[0]?.cru.body).toContain('Ocupado');
  });

  test('counts and lists no private appointment among those without an outcome', async () => {
    const ontem = { criado_por: bruno.id, data_hora_inicio: new Date(Date.now() - 86_400_000) };
    for (let i = 0; i < LINHAS_DO_BLOCO; i += 1) await criarAgendamento(banco, ontem);
    await criarAgendamento(banco, { ...ontem, privado: true });
    const token = await visitar();
    const inicio = await chamar(token, inicioEndpoints.ler, {
      query: { widgets: ['sem-desfecho'] },
    });
    const agenda = await chamar(token, agendamentosEndpoints.listar, {
      query: { sem_desfecho: 'true' },
    });
    expect(inicio.corpo.widgets['sem-desfecho']).toMatchObject({
      dados: { total: LINHAS_DO_BLOCO },
    });
    expect(agenda.corpo.total).toBe(LINHAS_DO_BLOCO);
  });

  test('ends at once with the administrator’s session, rights or access, and with the person’s access', async () => {
    const fins = [
      () => chamar(daAna, sessoesEndpoints.logout),
      () => banco.update(usuarios).set({ grupo_id: 4 }).where(eq(usuarios.id, ana.id)),
      () => banco.update(usuarios).set({ situacao: 'suspenso' }).where(eq(usuarios.id, ana.id)),
      () => banco.update(usuarios).set({ situacao: 'suspenso' }).where(eq(usuarios.id, bruno.id)),
      () => banco.update(usuarios).set({ grupo_id: 1 }).where(eq(usuarios.id, bruno.id)),
    ];
    for (const acabar of fins) {
      ana = await criarAdministrador(banco, { senha_hash });
      bruno = await criarUsuario(banco);
      daAna = await entrar(ana.id);
      const token = await visitar();
      expect(await eu(token)).toBe(200);
      await acabar();
      expect(await eu(token)).toBe(401);
    }
  });

  test('ends when another begins or when it is ended; the administrator’s own session goes on', async () => {
    const primeira = await visitar();
    const segunda = await visitar((await criarUsuario(banco)).id);
    expect([await eu(primeira), await eu(segunda)]).toEqual([401, 200]);
    expect((await chamar(segunda, e.encerrar)).status).toBe(200);
    expect([await eu(segunda), await eu(daAna)]).toEqual([401, 200]);
    expect((await chamar(daAna, e.encerrar)).status).toBe(409);
  });
});

test('P38 is audited with who acted, as whom and why', async () => {
  const token = await visitar();
  await chamar(token, e.encerrar);
  const linhas = await banco
    .select()
    .from(auditoriaEventos)
    .where(sql`usuario_id = ${ana.id} and acao like 'ver\\_como.%'`)
    .orderBy(auditoriaEventos.id);
  expect(linhas).toMatchObject([
    {
      acao: 'ver_como.iniciado',
      como_usuario_id: null,
      objeto_id: bruno.id,
      depois: { motivo: MOTIVO },
    },
    { acao: 'ver_como.encerrado', como_usuario_id: bruno.id, objeto_id: bruno.id },
  ]);
  const { corpo } = await chamar(daAna, auditoriaEndpoints.listar, {
    query: { usuario_id: ana.id },
  });
  expect(corpo.eventos[0]?.frase).toBe(
    'Ana Souza, vendo como Bruno Lima, deixou de ver o Domínio como o usuário Bruno Lima',
  );
});

test('replaced by another has its end in the log too', async () => {
  const doCliente = await criarUsuarioDeCliente(banco, { nome: 'Dora' });
  const primeira = await visitar(doCliente.id);
  await visitar();
  expect(await eu(primeira)).toBe(401);
  const linhas = await banco
    .select()
    .from(auditoriaEventos)
    .where(sql`usuario_id = ${ana.id} and acao like 'ver\\_como.%'`)
    .orderBy(auditoriaEventos.id);
  expect(linhas).toMatchObject([
    { acao: 'ver_como.iniciado', objeto_id: doCliente.id },
    { acao: 'ver_como.encerrado', objeto_id: doCliente.id, cliente_id: doCliente.client_id },
    { acao: 'ver_como.iniciado', objeto_id: bruno.id },
  ]);
});
