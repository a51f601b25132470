import { GRUPO } from '@dominio/contrato/permissoes';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { sessoesAbertasEndpoints as e } from '@dominio/contrato/sessoes-abertas';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { conceder } from '../../../../test/factories/grupos.ts';
import {
  criarAdministrador,
  criarUsuario,
  criarUsuarioDeCliente,
} from '../../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../../platform/auditoria/auditoria.tables.ts';
import { sessoes } from '../sessoes.tables.ts';

const { banco, chamar, entrar, agora, avancar, plataforma, administrador, pessoa } =
  await montarApp();
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

const minhas = async (token: string) => (await chamar(token, e.minhas)).corpo.sessoes;
const vale = async (token: string) => (await chamar(token, sessoesEndpoints.eu)).status === 200;
const outras = async (token: string) => (await minhas(token)).filter(({ atual }) => !atual);

describe('P8 one’s own sessions', () => {
  test('are listed with device, address and last use, the current one first, without ended ones', async () => {
    const { id } = await criarUsuario(banco);
    await entrar(id);
    const desta = await entrar(id);
    await banco
      .update(sessoes)
      .set({ agente: CHROME, ip: '200.10.20.30' })
      .where(eq(sessoes.usuario_id, id));
    const lidas = await minhas(desta);
    expect(lidas.map(({ atual }) => atual)).toEqual([true, false]);
    expect(lidas[1]).toMatchObject({
      dispositivo: 'Chrome no Windows',
      tipo: 'computador',
      ip: '200.10.20.30',
    });
    await chamar(desta, sessoesEndpoints.logout);
    const nova = await entrar(id);
    expect(await minhas(nova)).toHaveLength(2);
    await banco
      .update(sessoes)
      .set({
        ultimo_uso_em: new Date(
          agora().getTime() - (plataforma.config.horasSemUso + 1) * 3_600_000,
        ),
      })
      .where(eq(sessoes.id, (await outras(nova))[0]?.id ?? ''));
    expect(await minhas(nova)).toHaveLength(1);
  });

  test('are ended one by one; the current one goes on, and it is audited', async () => {
    for (const criar of [criarUsuario, criarUsuarioDeCliente]) {
      const { id } = await criar(banco);
      const [um, dois] = [await entrar(id), await entrar(id)];
      const [alvo] = await outras(dois);
      const params = { sid: alvo?.id ?? '' };
      expect((await chamar(dois, e.encerrarMinha, { params })).corpo.message).toBe(
        'Sessão encerrada.',
      );
      expect([await vale(um), await vale(dois)]).toEqual([false, true]);
      expect((await chamar(dois, e.encerrarMinha, { params })).status).toBe(404);
      const linhas = await banco
        .select()
        .from(auditoriaEventos)
        .where(eq(auditoriaEventos.usuario_id, id));
      expect(linhas.filter(({ acao }) => acao === 'sessao.revogada')).toHaveLength(1);
    }
  });

  test('are ended together, except the current one and other people’s', async () => {
    const { id } = await criarUsuario(banco);
    const { token: alheia } = await pessoa();
    const todas = [await entrar(id), await entrar(id), await entrar(id)];
    const { corpo } = await chamar(todas[2] ?? '', e.encerrarMinhas);
    expect(corpo).toMatchObject({ encerradas: 2, message: '2 sessões encerradas.' });
    expect(await Promise.all([...todas, alheia].map(vale))).toEqual([false, false, true, true]);
    const { corpo: depois } = await chamar(todas[2] ?? '', e.encerrarMinhas);
    expect([depois.encerradas, depois.message]).toEqual([0, 'Não havia outra sessão aberta.']);
  });

  test('are not ended here if current (409) or somebody else’s (404)', async () => {
    const { token: minha } = await pessoa();
    const { token: dela } = await pessoa();
    const [atual] = await minhas(minha);
    const { status, erro } = await chamar(minha, e.encerrarMinha, {
      params: { sid: atual?.id ?? '' },
    });
    expect([status, erro.detail]).toEqual([
      409,
      'Para encerrar a sessão em que você está, use Sair.',
    ]);
    const [alheia] = await minhas(dela);
    const params = { sid: alheia?.id ?? '' };
    expect((await chamar(minha, e.encerrarMinha, { params })).status).toBe(404);
    expect(await vale(dela)).toBe(true);
    expect((await chamar(minha, e.encerrarMinha, { params: { sid: 'x' } })).status).toBe(404);
  });
});

describe('P8 another person’s sessions', () => {
  test('are read and ended by people who manage users', async () => {
    const { token: admin } = await administrador();
    const { id } = await criarUsuario(banco);
    const [um, dois, tres] = [await entrar(id), await entrar(id), await entrar(id)];
    const { corpo } = await chamar(admin, e.daPessoa, { params: { id } });
    expect([corpo.total, corpo.sessoes.some(({ atual }) => atual)]).toEqual([3, false]);
    const sid = (await minhas(um)).find(({ atual }) => atual)?.id ?? '';
    await chamar(admin, e.encerrarDaPessoa, { params: { id, sid } });
    expect(await Promise.all([um, dois, tres].map(vale))).toEqual([false, true, true]);
    const { corpo: fim } = await chamar(admin, e.encerrarTodasDaPessoa, { params: { id } });
    expect(fim.encerradas).toBe(2);
    expect([await vale(dois), await vale(admin)]).toEqual([false, true]);
    const [linha] = await banco.select().from(sessoes).where(eq(sessoes.id, sid));
    expect(linha?.motivo).toBe('administrador');
  });

  test('are not found under a third person’s id', async () => {
    const { token: admin } = await administrador();
    const [a, b] = [await criarUsuario(banco), await criarUsuario(banco)];
    const deA = await entrar(a.id);
    const sid = (await minhas(deA))[0]?.id ?? '';
    const { status } = await chamar(admin, e.encerrarDaPessoa, { params: { id: b.id, sid } });
    expect([status, await vale(deA)]).toEqual([404, true]);
  });

  test('are not ended by somebody with fewer rights, nor read without managing users', async () => {
    const gerente = await criarUsuario(banco);
    await conceder(banco, gerente.id, 'user_management:acessar');
    const dele = await entrar(gerente.id);
    const gestor = await criarUsuario(banco, { grupo_id: GRUPO.gestor });
    const doGestor = await entrar(gestor.id);
    const params = { id: gestor.id };
    expect((await chamar(dele, e.daPessoa, { params })).status).toBe(422);
    expect((await chamar(dele, e.encerrarTodasDaPessoa, { params })).status).toBe(422);
    expect(await vale(doGestor)).toBe(true);
    const { token: qualquer } = await pessoa();
    expect((await chamar(qualquer, e.daPessoa, { params })).status).toBe(403);
  });

  test('are over, and not listed, after too long without use', async () => {
    const admin = await criarAdministrador(banco);
    const { id } = await criarUsuario(banco);
    await entrar(id);
    avancar((plataforma.config.horasSemUso + 1) * 3_600_000);
    const { corpo } = await chamar(await entrar(admin.id), e.daPessoa, { params: { id } });
    expect(corpo.total).toBe(0);
  });
});
