import { GRUPO } from '@dominio/contrato/permissoes';
import { cadastroDeUsuariosEndpoints as e } from '@dominio/contrato/usuarios-cadastro';
import { importacaoDeUsuariosEndpoints } from '@dominio/contrato/usuarios-importacao';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarQuemCuida } from '../../../../test/factories/grupos.ts';
import { criarUsuario, proximo, umCpf } from '../../../../test/factories/usuarios.ts';

const { banco, chamar, entrar, avancar, administrador } = await montarApp();

const umEmail = () => `livre${proximo()}@teste.demo`;
const existente = await criarUsuario(banco, { cpf: umCpf() });

/** A person who manages users, and may give their own group. */
async function criarGerente() {
  const { id, grupo_id } = await criarQuemCuida(banco, ['usuarios:editar']);
  return { id, grupo_id, token: await entrar(id) };
}
type Gerente = Awaited<ReturnType<typeof criarGerente>>;
const gravar = ({ id, token }: Gerente, body: object) =>
  chamar(token, e.atualizar, { params: { id }, body });

describe('T14 whether an account exists is found out thirty times a minute at most, by any call:', () => {
  test.each([
    ['cpf', () => ({ cpf: existente.cpf }), () => ({ cpf: umCpf() })],
    ['email', () => ({ email: existente.email }), () => ({ email: umEmail() })],
  ])(
    'a change refused for another reason does not reveal whether a %s is taken',
    async (_, usado, livre) => {
      const gerente = await criarGerente();
      const recusa = async (campos: object, motivo: object) =>
        (await gravar(gerente, { ...campos, ...motivo })).erro.detail;
      for (const motivo of [{ ativo: false }, { grupo_id: GRUPO.administrador }]) {
        expect(await recusa(usado(), motivo)).toBe(await recusa(livre(), motivo));
      }
    },
  );

  test('changes of one’s own CPF count with the checks, taken or free', async () => {
    const gerente = await criarGerente();
    for (let i = 0; i < 15; i++) {
      expect((await gravar(gerente, { cpf: existente.cpf })).status).toBe(409);
      expect((await gravar(gerente, { cpf: umCpf() })).status).toBe(200);
    }
    for (const cpf of [existente.cpf, umCpf()]) {
      expect((await gravar(gerente, { cpf })).status).toBe(429);
    }
    const body = { cpf: umCpf() };
    expect((await chamar(gerente.token, e.validarCpf, { body })).status).toBe(429);
    expect((await gravar(gerente, { nome: 'Nome Corrigido' })).status).toBe(200);
  });

  test('refused registrations count, and beyond the limit a free e-mail is refused like a taken one', async () => {
    const { grupo_id, token } = await criarGerente();
    const criar = (email: string) =>
      chamar(token, e.criar, { body: { nome: 'Pessoa Nova', email, grupo_id } });
    for (let i = 0; i < 30; i++) expect((await criar(existente.email)).status).toBe(409);
    expect((await criar(existente.email)).status).toBe(429);
    expect((await criar(umEmail())).status).toBe(429);
    avancar(60_000);
    expect((await criar(umEmail())).status).toBe(201);
  });

  test('an import counts each line: three hundred people pass, many more do not', async () => {
    const { token } = await criarGerente();
    const importar = (pessoas: number, simular: boolean) => {
      const linhas = Array.from({ length: pessoas }, () => `Pessoa;${umEmail()};Nenhum`);
      const form = new FormData();
      form.append('arquivo', new Blob([['nome;email;grupo', ...linhas].join('\n')]), 'p.csv');
      return chamar(token, importacaoDeUsuariosEndpoints.importar, {
        query: { simular },
        body: form,
      });
    };
    for (const simular of [true, true, false]) {
      expect((await importar(500, simular)).status).toBe(200);
    }
    const { status, erro, cru } = await importar(500, true);
    expect(status).toBe(429);
    expect(Number(cru.headers['retry-after'])).toBeGreaterThan(3500);
    expect(erro.detail).toBe('Muitas chamadas em pouco tempo. Aguarde 60 minutos.');
    expect((await importar(300, true)).status).toBe(200);
    expect((await importar(1, true)).status).toBe(429);
    avancar(3_600_000);
    expect((await importar(300, true)).status).toBe(200);
  });
});

describe('AD-29 AD-30 availability', () => {
  test('answers whether an e-mail or a CPF is free, apart from the person being edited', async () => {
    const { token } = await administrador();
    const cpf = umCpf();
    const pessoa = await criarUsuario(banco, { cpf });
    const email = async (valor: string, usuario_id?: number) =>
      (await chamar(token, e.validarEmail, { body: { email: valor, usuario_id } })).corpo;
    expect(await email(` ${pessoa.email.toUpperCase()}`)).toEqual({
      disponivel: false,
      message: 'E-mail já cadastrado.',
    });
    expect(await email(pessoa.email, pessoa.id)).toMatchObject({ disponivel: true });
    for (const torto of ['x', 'Ana <a@b.demo>', 'a@b.demo;c@d.demo', 'a@b.demo\r\nBcc: c@d.demo']) {
      expect(await email(torto)).toEqual({ disponivel: false, message: 'E-mail inválido.' });
    }
    const doCpf = async (valor: string) =>
      (await chamar(token, e.validarCpf, { body: { cpf: valor } })).corpo;
    expect(await doCpf(cpf)).toEqual({ disponivel: false, message: 'CPF já cadastrado.' });
    expect(await doCpf('123')).toEqual({ disponivel: false, message: 'CPF inválido.' });
    expect(await doCpf(umCpf())).toMatchObject({ disponivel: true });
  });

  test('is limited to thirty a minute per person', async () => {
    const { token: dele } = await criarGerente();
    const vez = () => chamar(dele, e.validarEmail, { body: { email: umEmail() } });
    for (let i = 0; i < 30; i++) expect((await vez()).status).toBe(200);
    const { status, cru } = await vez();
    expect(status).toBe(429);
    expect(Number(cru.headers['retry-after'])).toBeGreaterThan(0);
  });
});
