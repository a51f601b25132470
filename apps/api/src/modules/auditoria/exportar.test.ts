import { auditoriaEndpoints as e } from '@dominio/contrato/auditoria';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { and, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { montarAuditoria, SENHA } from '../../../test/auditoria.apoio.ts';
import { conceder } from '../../../test/factories/grupos.ts';
import { criarUsuario } from '../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { cifrarSenha } from '../sessoes/senhas/senhas.ts';

const { banco, entrar, chamar, cena, mudar, listar, administrador, avancar } =
  await montarAuditoria();

describe('the export of the log', () => {
  test('is a CSV for Brazilian programs, with formulas disarmed, and writes an entry', async () => {
    await mudar({ nome: '=1+1' });
    const { cru } = await chamar(cena.daAna, e.exportar, {
      query: { usuario_id: cena.ana.id },
      body: { senha: SENHA },
    });
    expect(cru.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(cru.headers['content-disposition']).toMatch(/auditoria-\d{4}-\d\d-\d\d\.csv/);
    const linhas = cru.body.split('\r\n');
    expect(linhas[0]?.startsWith('\ufeffData;Hora;Quem;Como quem;O quê;')).toBe(true);
    const mudanca = linhas.find((linha) => linha.includes('nome do usuário'));
    expect(mudanca).toContain(';Ana Souza;;Ana Souza alterou nome do usuário =1+1;');
    expect(mudanca).toContain(";'=1+1;");
    const { eventos } = await listar({ acao: 'auditoria.exportada', usuario_id: cena.ana.id });
    expect(eventos[0]?.frase).toBe('Ana Souza exportou a auditoria');
  });

  test('disarms a formula that begins with a full-width ＝ too', async () => {
    await mudar({ nome: '＝1+1' });
    const query = { usuario_id: cena.ana.id };
    const { cru } = await chamar(cena.daAna, e.exportar, { query, body: { senha: SENHA } });
    expect(cru.body).toContain(";'＝1+1;");
  });

  test('is an Excel file where that is asked for, with the same rows', async () => {
    await mudar({ nome: '=1+1' });
    const { cru } = await chamar(cena.daAna, e.exportar, {
      query: { usuario_id: cena.ana.id, formato: 'xlsx' },
      body: { senha: SENHA },
    });
    expect(cru.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(cru.headers['content-disposition']).toMatch(/auditoria-\d{4}-\d\d-\d\d\.xlsx/);
    const folha = unzipSync(cru.rawPayload)['xl/worksheets/sheet1.xml'];
    const textos = [...strFromU8(folha ?? new Uint8Array()).matchAll(/preserve">([^<]*)</g)];
    const celulas = textos.map(([, texto]) => texto);
    expect(celulas.slice(0, 5)).toEqual(['Data', 'Hora', 'Quem', 'Como quem', 'O quê']);
    expect(celulas).toContain('Ana Souza alterou nome do usuário =1+1');
    expect(celulas).toContain("'=1+1");
    const { eventos } = await listar({ acao: 'auditoria.exportada', usuario_id: cena.ana.id });
    const aberto = await chamar(cena.daAna, e.ler, { params: { id: eventos[0]?.id ?? 0 } });
    expect(aberto.corpo.diferencas).toContainEqual(
      expect.objectContaining({ rotulo: 'formato', depois: 'xlsx' }),
    );
  });

  test('needs a permission of its own', async () => {
    const auditor = await criarUsuario(banco);
    await conceder(banco, auditor.id, 'auditoria:visualizar');
    const { status } = await chamar(await entrar(auditor.id), e.exportar, { body: {} });
    expect(status).toBe(403);
  });

  test('needs a fresh proof of identity; a wrong one leaves the session open', async () => {
    const exportadas = () =>
      banco.$count(
        auditoriaEventos,
        and(
          eq(auditoriaEventos.usuario_id, cena.ana.id),
          eq(auditoriaEventos.acao, 'auditoria.exportada'),
        ),
      );
    for (const [body, mensagem] of [
      [{}, 'Informe a sua senha.'],
      [{ senha: 'outra' }, 'Senha atual incorreta.'],
    ] as const) {
      const { status, erro } = await chamar(cena.daAna, e.exportar, { body });
      expect([status, erro.campos]).toEqual([422, [{ campo: 'senha', mensagem }]]);
    }
    expect(await exportadas()).toBe(0);
    expect((await chamar(cena.daAna, e.exportar, { body: { senha: SENHA } })).status).toBe(200);
    expect(await exportadas()).toBe(1);
  });

  test('is made thirty times an hour for each person; a wrong proof is none of them', async () => {
    const exportar = (token: string, senha = SENHA) =>
      chamar(token, e.exportar, { query: { objeto_tipo: 'time' }, body: { senha } });
    expect((await exportar(cena.daAna, 'outra')).status).toBe(422);
    for (let i = 0; i < 30; i += 1) expect((await exportar(cena.daAna)).status).toBe(200);
    const { status, erro, cru } = await exportar(cena.daAna);
    expect([status, erro.codigo]).toEqual([429, 'MUITAS_TENTATIVAS']);
    expect(erro.detail).toMatch(/^Muitas chamadas em pouco tempo\. Aguarde \d+ minutos\.$/);
    expect(Number(cru.headers['retry-after'])).toBeGreaterThan(3_000);
    const bia = await administrador({ senha_hash: await cifrarSenha(SENHA) });
    expect((await exportar(bia.token)).status).toBe(200);
    avancar(3_600_000);
    expect((await exportar(cena.daAna)).status).toBe(200);
  });

  test('has the entries of the kind of record that is asked for, and no others', async () => {
    await mudar({ nome: 'Bruno Lima da Silva' });
    const planilha = async (objeto_tipo: string) => {
      const query = { usuario_id: cena.ana.id, objeto_tipo };
      const { status, cru } = await chamar(cena.daAna, e.exportar, {
        query,
        body: { senha: SENHA },
      });
      expect(status).toBe(200);
      return cru.body;
    };
    expect(await planilha('usuario')).toContain('alterou nome do usuário');
    expect(await planilha('time')).not.toContain('alterou nome do usuário');
  });

  test('leaves out mere readings where asked, as the list does', async () => {
    await mudar({ cpf: '390.533.447-05', nome: 'Bruno Lima' });
    await chamar(cena.daAna, cadastroDeUsuariosEndpoints.ler, { params: { id: cena.bruno.id } });
    const query = { usuario_id: cena.ana.id };
    const acoes = async (mais: object) =>
      (await listar({ ...query, ...mais })).eventos.map(({ acao }) => acao);
    expect(await acoes({})).toContain('usuario.dados_lidos');
    expect(await acoes({ sem_leituras: 'false' })).toContain('usuario.dados_lidos');
    const sem = await acoes({ sem_leituras: 'true' });
    expect(sem).not.toContain('usuario.dados_lidos');
    expect(sem).toContain('usuario.alterado');
    const planilha = async (mais: object) => {
      const pedido = { query: { ...query, ...mais }, body: { senha: SENHA } };
      return (await chamar(cena.daAna, e.exportar, pedido)).cru.body;
    };
    expect(await planilha({})).toContain('leu os dados pessoais');
    expect(await planilha({ sem_leituras: 'true' })).not.toContain('leu os dados pessoais');
  });
});
