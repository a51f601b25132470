import { buscaEndpoints } from '@dominio/contrato/busca';
import { clientesEndpoints as e } from '@dominio/contrato/clientes';
import { cadastroDeClientesEndpoints as cadastro } from '@dominio/contrato/clientes-cadastro';
import { SO_PESSOA_TEM_CPF } from '@dominio/contrato/clientes-campos';
import { historicoDeClientesEndpoints } from '@dominio/contrato/clientes-historico';
import { digitosDoCpf, mascararCpf } from '@dominio/contrato/documentos';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { cruzar } from '../../../test/corridas.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { vincularCliente } from '../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';

const { banco, chamar, administrador, pessoa: umaPessoa } = await montarApp();
const { token: admin } = await administrador();

let contador = 100_000_000;
function umCpf() {
  const base = String(++contador);
  return base + digitosDoCpf(base);
}
const criar = (body: object) =>
  chamar(admin, cadastro.criar, { body: { nome: 'Ana Prado', ...body } as never });
const pessoa = (cpf: string) => criar({ natureza: 'pessoa_fisica', cpf });
const mudar = (id: number, body: object) => chamar(admin, e.atualizar, { params: { id }, body });

test('a client who is a person has a CPF, kept as digits and told by the audit log masked alone', async () => {
  const { corpo } = await pessoa('529.982.247-25');
  expect(corpo).toMatchObject({ natureza: 'pessoa_fisica', cpf: '52998224725' });
  await mudar(corpo.id, { cpf: '111.444.777-35' });
  const eventos = await banco
    .select()
    .from(auditoriaEventos)
    .where(eq(auditoriaEventos.objeto_id, corpo.id));
  const escrito = JSON.stringify(eventos);
  expect(escrito).toContain('***.444.777-**');
  expect(escrito).not.toMatch(/52998224725|11144477735/);
});

/** The entries about a client of this action. */
const eventosDe = (id: number, acao: string) =>
  banco
    .select()
    .from(auditoriaEventos)
    .where(and(eq(auditoriaEventos.objeto_id, id), eq(auditoriaEventos.acao, acao)));

test('a CPF that is corrected in digits that the log does not show leaves a trace, masked', async () => {
  const { corpo } = await pessoa('390.533.447-05');
  await mudar(corpo.id, { cpf: `117533447${digitosDoCpf('117533447')}` });
  const { corpo: lido } = await chamar(admin, historicoDeClientesEndpoints.campos, {
    params: { id: corpo.id },
    query: { campos: ['cpf'] },
  });
  expect(lido.mudancas).toHaveLength(2);
  const escrito = JSON.stringify(await eventosDe(corpo.id, 'cliente.alterado'));
  expect(escrito).toContain('***.533.447-** (corrigido)');
  expect(escrito).not.toMatch(/390\.?533|117\.?533/);
});

test('opening the record of a person is audited, once an hour; that of a company is not', async () => {
  const { corpo } = await pessoa(umCpf());
  const { corpo: firma } = await criar({});
  for (const id of [corpo.id, corpo.id, firma.id]) await chamar(admin, e.ler, { params: { id } });
  await mudar(corpo.id, { segmento: 'Saúde' });
  const [leitura, ...outras] = await eventosDe(corpo.id, 'cliente.dados_lidos');
  expect([leitura?.depois, outras]).toEqual([{ campos: ['cpf'] }, []]);
  expect(await eventosDe(firma.id, 'cliente.dados_lidos')).toEqual([]);
});

test('a stale version hands the record out, too, and is audited', async () => {
  const cpf = umCpf();
  const { corpo } = await pessoa(cpf);
  const { status, erro } = await mudar(corpo.id, { segmento: 'Saúde', versao: corpo.versao - 1 });
  expect([status, erro]).toMatchObject([409, { atual: { cpf } }]);
  const [leitura] = await eventosDe(corpo.id, 'cliente.dados_lidos');
  expect(leitura?.depois).toEqual({ campos: ['cpf'] });
});

test.each([
  ['with a wrong digit', { natureza: 'pessoa_fisica', cpf: '529.982.247-26' }, 'CPF inválido.'],
  ['of eleven equal digits', { natureza: 'pessoa_fisica', cpf: '11111111111' }, 'CPF inválido.'],
  ['of a company', { cpf: '52998224725' }, SO_PESSOA_TEM_CPF],
])('a CPF %s is refused', async (_como, body, mensagem) => {
  const { status, erro } = await criar(body);
  expect([status, erro.campos]).toEqual([422, [{ campo: 'cpf', mensagem }]]);
});

test('a wrong CPF and a wrong value of the firm’s own are told together', async () => {
  const { corpo } = await criar({});
  const errados = { natureza: 'pessoa_fisica', campos_personalizados: { 987654: 'A' } };
  const dono = await pessoa(umCpf());
  const body = { ...errados, cpf: dono.corpo.cpf };
  for (const { status, erro } of [await criar(body), await mudar(corpo.id, body)]) {
    expect([status, erro.campos?.map(({ campo }) => campo)]).toEqual([
      422,
      ['campos_personalizados.987654', 'cpf'],
    ]);
  }
});

test('a client that becomes a company keeps no CPF', async () => {
  const { corpo } = await pessoa(umCpf());
  const depois = await mudar(corpo.id, { natureza: 'empresa' });
  expect(depois.corpo).toMatchObject({ natureza: 'empresa', cpf: null });
});

test('a CPF is of one client alone, who is named; its own may be sent again', async () => {
  const cpf = umCpf();
  const { corpo } = await pessoa(cpf);
  const outro = await pessoa(cpf);
  expect([outro.status, outro.erro.campos]).toEqual([
    409,
    [{ campo: 'cpf', mensagem: 'Este CPF já pertence ao cliente Ana Prado.' }],
  ]);
  expect((await mudar(corpo.id, { cpf, segmento: 'Saúde' })).status).toBe(200);
});

test('a CPF that another write takes at the same moment is refused', async () => {
  const cpf = umCpf();
  const { status, erro } = await cruzar(banco, {
    segura: (outra) =>
      outra.query(
        `insert into clientes (nome, natureza, cpf) values ('Bia', 'pessoa_fisica', $1)`,
        [cpf],
      ),
    chamada: () => pessoa(cpf),
    depois: async () => undefined,
  });
  expect([status, erro.campos]).toEqual([
    409,
    [{ campo: 'cpf', mensagem: 'Este CPF já está cadastrado.' }],
  ]);
});

test('a person is found by the whole CPF, with or without its mask, by who serves them alone', async () => {
  const cpf = umCpf();
  const { corpo } = await pessoa(cpf);
  const grupo_id = await criarGrupo(banco, ['clientes:visualizar']);
  const [quemAtende, outro] = [await umaPessoa({ grupo_id }), await umaPessoa({ grupo_id })];
  await vincularCliente(banco, quemAtende.id, corpo.id);
  const achados = async (token: string, termo: string) => {
    const lista = await chamar(token, e.listar, { query: { termo } });
    const busca = await chamar(token, buscaEndpoints.buscar, { query: { termo } });
    return [lista.corpo.clientes, busca.corpo.clientes].map((clientes) =>
      clientes.map(({ id }) => id),
    );
  };
  for (const termo of [cpf, mascararCpf(cpf)]) {
    expect(await achados(admin, termo)).toEqual([[corpo.id], [corpo.id]]);
    expect(await achados(quemAtende.token, termo)).toEqual([[corpo.id], [corpo.id]]);
    expect(await achados(outro.token, termo)).toEqual([[], []]);
  }
  expect(await achados(admin, cpf.slice(0, 10)), 'a part of it').toEqual([[], []]);
});
