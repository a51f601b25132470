import { auditoriaEndpoints } from '@dominio/contrato/auditoria';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { copiaDeAcessoEndpoints } from '@dominio/contrato/usuarios-copia';
import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { criarUsuario } from '../../../test/factories/usuarios.ts';
import { auditoriaEventos } from './auditoria.tables.ts';

const { app, banco, chamar, pessoa, administrador, avancar, entrar } = await montarApp();
const HORA_MS = 3_600_000;

const escritas = async (usuarioId: number) =>
  (
    await banco
      .select()
      .from(auditoriaEventos)
      .where(
        and(
          eq(auditoriaEventos.usuario_id, usuarioId),
          eq(auditoriaEventos.acao, 'acesso.recusado'),
        ),
      )
      .orderBy(asc(auditoriaEventos.id))
  ).map(({ depois }) => depois);

const tentar = async (token: string, vezes = 1) => {
  const body = { nome: 'Nova Pessoa', email: 'nova@teste.demo', grupo_id: 4 };
  for (let i = 0; i < vezes; i++) {
    const { status } = await chamar(token, cadastroDeUsuariosEndpoints.criar, { body });
    expect(status).toBe(403);
  }
};

const CRIAR = { rota: 'POST /usuarios', permissao: 'user_management:acessar' };

describe('a call without its permission', () => {
  test('is in the audit log at once, in words', async () => {
    const quem = await pessoa({ nome: 'Rui Curioso' });
    await tentar(quem.token);
    expect(await escritas(quem.id)).toMatchObject([CRIAR]);
    const { corpo } = await chamar((await administrador()).token, auditoriaEndpoints.listar, {
      query: { usuario_id: quem.id, acao: 'acesso.recusado' },
    });
    const { resumo } = cadastroDeUsuariosEndpoints.criar;
    expect(corpo.eventos.map(({ frase }) => frase)).toEqual([
      `Rui Curioso teve um acesso recusado por falta de permissão (${resumo})`,
    ]);
  });

  test('however often it is made, is one entry more with the number, when the hour is over', async () => {
    const quem = await pessoa({ nome: 'Rui Insistente' });
    await tentar(quem.token, 30);
    expect(await escritas(quem.id)).toHaveLength(1);
    avancar(HORA_MS);
    await tentar(quem.token);
    const linhas = await escritas(quem.id);
    expect(linhas).toMatchObject([CRIAR, { ...CRIAR, vezes: 29 }, CRIAR]);
    expect(linhas[2]).not.toHaveProperty('vezes');
    const { corpo } = await chamar((await administrador()).token, auditoriaEndpoints.listar, {
      query: { usuario_id: quem.id, acao: 'acesso.recusado' },
    });
    expect(corpo.eventos[1]?.frase).toContain('teve mais 29 acessos recusados por falta de');
  });

  test('is told for each person and for each call', async () => {
    const [um, outro] = [await pessoa(), await pessoa()];
    await tentar(um.token, 2);
    await tentar(outro.token, 2);
    await chamar(um.token, auditoriaEndpoints.listar);
    expect(await escritas(um.id)).toMatchObject([CRIAR, { permissao: 'auditoria:visualizar' }]);
    expect(await escritas(outro.id)).toMatchObject([CRIAR]);
  });

  test('is told too where the use case refuses, and not for another refusal', async () => {
    const grupo_id = await criarGrupo(banco, ['user_management:acessar']);
    const quem = await criarUsuario(banco, { grupo_id });
    const token = await entrar(quem.id);
    const { status } = await chamar(token, copiaDeAcessoEndpoints.copiar, {
      params: { id: quem.id },
      body: { de: quem.id },
    });
    const outra = await chamar(token, cadastroDeUsuariosEndpoints.suspender, {
      params: { id: quem.id },
    });
    expect([status, outra.status]).toEqual([403, 409]);
    expect(await escritas(quem.id)).toMatchObject([{ rota: 'POST /usuarios/{id}/copiar-acesso' }]);
  });

  test('that was counted and not yet told is told when the application closes', async () => {
    const quem = await pessoa();
    await tentar(quem.token, 4);
    await app.close();
    expect(await escritas(quem.id)).toMatchObject([CRIAR, { ...CRIAR, vezes: 3 }]);
  });
});
