import { clientesEndpoints as e } from '@dominio/contrato/clientes';
import { cadastroDeClientesEndpoints as cadastro } from '@dominio/contrato/clientes-cadastro';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarGestor } from '../../../test/factories/usuarios.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

const { banco, chamar, entrar, administrador } = await montarApp();
const { token: admin } = await administrador();
const pessoa = await criarGestor(banco);
const gestor = await entrar(pessoa.id);

test('AD-53 a client entered by somebody who does not see all clients is linked to that person', async () => {
  const antes = pessoa.versao_permissoes;
  const { status, corpo } = await chamar(gestor, cadastro.criar, {
    body: { nome: ' Novo cliente ' },
  });
  expect([status, corpo.nome, corpo.situacao]).toEqual([201, 'Novo cliente', 'ativo']);
  expect((await chamar(gestor, e.listar)).corpo.clientes.map(({ id }) => id)).toEqual([corpo.id]);
  const [depois] = await banco.select().from(usuarios).where(eq(usuarios.id, pessoa.id));
  expect(depois?.versao_permissoes).toBe(antes + 1);
});

test('an edit changes only the fields sent, and a stale version is refused', async () => {
  const { id } = await criarCliente(banco);
  const params = { id };
  const { corpo } = await chamar(admin, e.atualizar, {
    params,
    body: { segmento: 'Comércio', site: 'exemplo.com.br', versao: 1 },
  });
  expect(corpo).toMatchObject({ segmento: 'Comércio', site: 'exemplo.com.br', versao: 2 });
  const limpo = await chamar(admin, e.atualizar, { params, body: { site: ' ' } });
  expect(limpo.corpo).toMatchObject({ segmento: 'Comércio', site: null });
  const velho = await chamar(admin, e.atualizar, { params, body: { nome: 'X', versao: 2 } });
  expect([velho.status, velho.erro.codigo]).toEqual([409, 'REGISTRO_ALTERADO']);
});

test.each([
  { site: ' JavaScript:alert(1)' },
  { site: 'data:text/html,x' },
  { instagram: 'vbscript:x' },
  { nome: 'Padaria\r\nBcc: a@b.demo' },
])('a client that would run or forge something is refused: %j', async (body) => {
  const { id, nome } = await criarCliente(banco);
  const { status, erro } = await chamar(admin, e.atualizar, { params: { id }, body });
  expect([status, erro.campos?.map(({ campo }) => campo)]).toEqual([422, Object.keys(body)]);
  expect((await chamar(admin, e.ler, { params: { id } })).corpo).toMatchObject({
    nome,
    site: null,
    instagram: null,
  });
});

test('a client without a name is refused, and unknown fields change nothing', async () => {
  const { status, erro } = await chamar(admin, cadastro.criar, { body: { nome: '  ' } });
  expect([status, erro.campos?.[0]?.campo]).toEqual([422, 'nome']);
  const { id, nome } = await criarCliente(banco);
  const body = JSON.parse('{"id":1,"criado_em":"2020-01-01","__proto__":{"a":1}}');
  const { corpo } = await chamar(admin, e.atualizar, { params: { id }, body });
  expect(corpo).toMatchObject({ id, nome });
});
