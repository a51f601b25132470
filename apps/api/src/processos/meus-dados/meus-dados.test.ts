import { meusDadosEndpoints as e } from '@dominio/contrato/meus-dados';
import { minhaContaEndpoints } from '@dominio/contrato/minha-conta';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarAgendamento } from '../../../test/factories/agendamentos.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import {
  criarUsuario,
  criarUsuarioDeCliente,
  vincularCliente,
} from '../../../test/factories/usuarios.ts';
import { ausencias } from '../../modules/ausencias/ausencias.tables.ts';
import { cifrarSenha } from '../../modules/sessoes/senhas/senhas.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';

const SENHA = 'corvo azul de bicicleta';
const { banco, chamar, entrar, avancar } = await montarApp();
let senha_hash: string;

beforeAll(async () => {
  senha_hash = await cifrarSenha(SENHA);
});

const exportar = (token: string, body: Record<string, unknown> = { senha: SENHA }) =>
  chamar(token, e.exportar, { body });
const auditadas = (id: number) =>
  banco.$count(
    auditoriaEventos,
    and(eq(auditoriaEventos.usuario_id, id), eq(auditoriaEventos.acao, 'usuario.dados_exportados')),
  );

describe('P50 one’s own data', () => {
  test('are handed out whole after a proof of identity: record, links, sessions, meetings, activity', async () => {
    const pessoa = await criarUsuario(banco, { senha_hash, cpf: '52998224725', telefone: '11' });
    const cliente = await criarCliente(banco);
    await vincularCliente(banco, pessoa.id, cliente.id);
    await criarAgendamento(banco, { criado_por: pessoa.id, titulo: 'Fechamento' });
    const token = await entrar(pessoa.id);
    await chamar(token, minhaContaEndpoints.gravarPerfil, { body: { genero: 'feminino' } });
    const { status, corpo, cru } = await exportar(token);
    expect(status).toBe(200);
    expect(cru.headers['cache-control']).toBe('no-store');
    expect(corpo.cadastro).toMatchObject({ id: pessoa.id, cpf: '52998224725', telefone: '11' });
    expect(corpo.vinculos.clientes).toEqual([
      { id: cliente.id, nome: cliente.nome, papel: 'responsavel' },
    ]);
    expect(corpo.seguranca.sessoes.total).toBe(1);
    expect(corpo.agendamentos.itens.map(({ titulo }) => titulo)).toEqual(['Fechamento']);
    expect(corpo.atividade.itens.map(({ acao }) => acao)).toContain('usuario.perfil_alterado');
    expect(await auditadas(pessoa.id)).toBe(1);
  });

  test('tell of one’s absences and of those in which one stands in, never why a colleague is away', async () => {
    const [pessoa, colega] = [
      await criarUsuario(banco, { senha_hash, nome: 'Íris Falcão' }),
      await criarUsuario(banco, { senha_hash, nome: 'Rafael Moura' }),
    ];
    const ferias = { tipo: 'ferias', inicio: '2026-03-02', fim: '2026-03-20' } as const;
    await banco.insert(ausencias).values([
      { usuario_id: pessoa.id, substituto_id: colega.id, observacao: 'Viagem.', ...ferias },
      { usuario_id: pessoa.id, tipo: 'licenca', inicio: '2026-05-04', fim: '2026-05-04' },
    ]);
    const dela = (await exportar(await entrar(pessoa.id))).corpo;
    expect(dela.ausencias).toEqual([
      {
        tipo: 'licenca',
        inicio: '2026-05-04',
        fim: '2026-05-04',
        observacao: null,
        substituto: null,
      },
      { ...ferias, observacao: 'Viagem.', substituto: 'Rafael Moura' },
    ]);
    const dele = (await exportar(await entrar(colega.id))).corpo;
    expect([dele.ausencias, dele.substituicoes]).toEqual([
      [],
      [{ de: 'Íris Falcão', inicio: '2026-03-02', fim: '2026-03-20' }],
    ]);
  });

  test('contain nothing of anybody else, and no secret', async () => {
    const outro = await criarUsuario(banco, { nome: 'Benedita Quaresma' });
    await criarAgendamento(banco, { criado_por: outro.id, titulo: 'Alheio' });
    await entrar(outro.id);
    const pessoa = await criarUsuarioDeCliente(banco, { senha_hash });
    const { status, cru } = await exportar(await entrar(pessoa.id));
    expect(status).toBe(200);
    expect(cru.body).not.toMatch(/Benedita|Alheio|argon2|senha_hash|segredo/);
  });

  test('are refused for a wrong or missing proof by 422, which leaves the session open', async () => {
    const pessoa = await criarUsuario(banco, { senha_hash });
    const token = await entrar(pessoa.id);
    const errada = await exportar(token, { senha: 'outra' });
    expect([errada.status, errada.erro.campos]).toEqual([
      422,
      [{ campo: 'senha', mensagem: 'Senha atual incorreta.' }],
    ]);
    expect((await exportar(token, {})).status).toBe(422);
    expect(await auditadas(pessoa.id)).toBe(0);
    expect((await exportar(token)).status).toBe(200);
  });

  test('are handed out five times an hour', async () => {
    const token = await entrar((await criarUsuario(banco, { senha_hash })).id);
    for (let i = 0; i < 5; i++) expect((await exportar(token)).status).toBe(200);
    const { status, cru } = await exportar(token);
    expect(status).toBe(429);
    expect(Number(cru.headers['retry-after'])).toBeGreaterThan(0);
    avancar(3_600_000);
    expect((await exportar(token)).status).toBe(200);
  });
});
