import {
  importacaoDeEmpresasEndpoints as e,
  MAXIMO_DE_IMPORTACOES,
} from '@dominio/contrato/empresas-importacao';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { criarCliente, umCnpj } from '../../../../test/factories/clientes.ts';
import { conceder } from '../../../../test/factories/grupos.ts';
import { criarImportacao } from '../../../../test/factories/importacoes.ts';
import { criarUsuario, vincularCliente } from '../../../../test/factories/usuarios.ts';
import { csv, montarImportacao } from '../../../../test/importacao-de-empresas.apoio.ts';
import { lerPlanilha } from '../../../platform/planilhas/ler-planilha.ts';
import { usuarioClientes } from '../../usuarios/usuarios.tables.ts';
import { limpezaDasImportacoes } from './importacao.jobs.ts';
import { importacoesDeEmpresas } from './importacao.tables.ts';
import { naSuaVez } from './vez.service.ts';

const {
  banco,
  plataforma,
  chamar,
  entrar,
  admin,
  pessoa,
  agora,
  enviar,
  conferir,
  linhas,
  simular,
} = await montarImportacao();

async function comPermissoes(...quais: Parameters<typeof conceder>[2][]) {
  const um = await criarUsuario(banco);
  await conceder(banco, um.id, ...quais);
  return { ...um, token: await entrar(um.id) };
}
const SEM_COLUNAS =
  'O arquivo não é uma planilha XLSX nem um CSV com os nomes das colunas na primeira linha.';
const baixar = async (id: number, formato: 'csv' | 'xlsx', quem = admin) => {
  const { cru } = await chamar(quem, e.erros, { params: { id }, query: { formato } });
  return { cru, bytes: cru.rawPayload };
};

describe('AD-57 a sheet that was sent', () => {
  test('AD-57 is its sender’s alone: to others it is not there', async () => {
    const id = await criarImportacao(banco, pessoa.id, agora());
    const params = { id };
    const alheias = await Promise.all([
      chamar(admin, e.ler, { params }),
      chamar(admin, e.linhas, { params }),
      chamar(admin, e.erros, { params }),
      chamar(admin, e.excluir, { params }),
      conferir(id),
    ]);
    expect(alheias.map(({ status, erro }) => [status, erro.detail])).toEqual(
      alheias.map(() => [404, 'Importação não encontrada.']),
    );
    const { corpo } = await chamar(admin, e.listar);
    expect(corpo.importacoes.map((uma) => uma.id)).not.toContain(id);
  });

  test.each([
    [['empresas:criar']],
    [['empresas:criar', 'empresas:visualizar']],
    [['empresas:editar', 'empresas:visualizar']],
  ] as const)('AD-57 takes more than %j', async (quais) => {
    const { token, id: quem } = await comPermissoes(...quais);
    const id = await criarImportacao(banco, quem, agora());
    expect((await enviar('CNPJ\n1', { quem: token })).status).toBe(403);
    expect((await conferir(id, { quem: token })).status).toBe(403);
    expect((await chamar(token, e.linhas, { params: { id } })).status).toBe(403);
    expect((await chamar(token, e.erros, { params: { id } })).status).toBe(403);
  });

  test('AD-57 tells nothing of a client that its sender no longer sees', async () => {
    const { token, id: quem } = await comPermissoes(
      'empresas:criar',
      'empresas:editar',
      'empresas:visualizar',
    );
    const cliente = await criarCliente(banco, { nome: 'Perdido' });
    await vincularCliente(banco, quem, cliente.id);
    const feita = await simular(csv(['CNPJ', 'Cidade'], [cliente.cnpj, 'Natal']), token);
    expect(feita.linhas).toMatchObject([{ estado: 'altera', cliente_nome: 'Perdido' }]);
    await banco.delete(usuarioClientes).where(eq(usuarioClientes.cliente_id, cliente.id));
    expect(await linhas(feita.id, { quem: token })).toMatchObject([
      {
        estado: 'erro',
        cliente_nome: null,
        mudancas: [],
        problemas: [{ coluna: 'Cliente', mensagem: 'Cliente não encontrado.' }],
      },
    ]);
    const { corpo } = await chamar(token, e.ler, { params: { id: feita.id } });
    expect(corpo.contagens).toEqual({ nova: 0, altera: 0, igual: 0, erro: 1 });
    expect((await baixar(feita.id, 'csv', token)).cru.payload).toContain('Cliente não encontrado.');
  });

  test('AD-57 has a name in one line, of what people see', async () => {
    const { corpo } = await enviar('CNPJ\n1', { nome: 'pasta/em\u202epre\u200bsas.csv' });
    expect(corpo.nome_arquivo).toBe('empresas.csv');
  });

  test.each([
    ['', 'O arquivo está vazio.'],
    ['CNPJ\n', 'O arquivo não tem nenhuma empresa.'],
    ['CNPJ\n\0', 'O arquivo não é uma planilha XLSX nem um CSV.'],
    ['%PDF-1.4\n1 0 obj\n', 'O arquivo não é uma planilha XLSX nem um CSV.'],
    ['{\\rtf1 CNPJ}\n', 'O arquivo não é uma planilha XLSX nem um CSV.'],
    ['<!DOCTYPE html>\n<p>CNPJ', 'O arquivo não é uma planilha XLSX nem um CSV.'],
    ['um bilhete', SEM_COLUNAS],
    ['Prezados, seguem as empresas.', SEM_COLUNAS],
    ['um bilhete\nde duas linhas', SEM_COLUNAS],
  ])('AD-57 is refused as %j', async (texto, frase) => {
    const { status, erro } = await enviar(texto);
    expect([status, erro.campos]).toEqual([422, [{ campo: 'arquivo', mensagem: frase }]]);
  });

  test('AD-57 waits where another one is being read', async () => {
    const lendo = lerPlanilha(Buffer.from(`a\n${'1\n'.repeat(15_000)}`));
    const recusada = await enviar('CNPJ\n1');
    expect(recusada.status).toBe(429);
    expect(recusada.erro.detail).toBe(
      'Outra planilha está sendo lida. Tente novamente em instantes.',
    );
    await lendo;
    expect((await enviar('CNPJ\n1')).status).toBe(201);
  });

  test('AD-57 is not checked while another one is', async () => {
    const { corpo } = await enviar('CNPJ\n1');
    const fim = Promise.withResolvers<void>();
    const outra = naSuaVez(() => fim.promise);
    const recusada = await conferir(corpo.id);
    expect([recusada.status, recusada.erro.detail, recusada.cru.headers['retry-after']]).toEqual([
      429,
      'Outra planilha está sendo conferida. Tente novamente em instantes.',
      '5',
    ]);
    fim.resolve();
    await outra;
    expect((await conferir(corpo.id)).status).toBe(200);
  });
});

describe('AD-57 the rows with errors', () => {
  test.each(['csv', 'xlsx'] as const)(
    'AD-57 come as %s with the reason, which is not read when they are sent again',
    async (formato) => {
      const cnpj = umCnpj();
      const { id } = await simular(
        csv(['CNPJ', 'Razão social', 'Cliente'], [cnpj, "'=SOMA(1)", 'Ninguém'], [cnpj, 'x', 'y']),
      );
      const { cru, bytes } = await baixar(id, formato);
      expect(cru.headers['content-disposition']).toBe(
        `attachment; filename="erros-da-importacao.${formato}"`,
      );
      const { corpo } = await enviar(bytes, { nome: `corrigida.${formato}` });
      expect(corpo.colunas.map(({ titulo, campo }) => [titulo, campo])).toEqual([
        ['CNPJ', 'cnpj'],
        ['Razão social', 'razao_social'],
        ['Cliente', 'cliente_id'],
      ]);
      expect(corpo.colunas[1]?.exemplos).toEqual(['=SOMA(1)', 'x']);
      if (formato === 'csv') {
        expect(cru.payload).toContain(";'=SOMA(1);Ninguém;Cliente: Cliente não encontrado.\r\n");
      }
    },
  );
});

describe('AD-57 what is kept', () => {
  test('AD-57 are a person’s newest', async () => {
    const { token } = await comPermissoes(
      'empresas:criar',
      'empresas:editar',
      'empresas:visualizar',
    );
    const ids: number[] = [];
    for (let i = 0; i < MAXIMO_DE_IMPORTACOES + 1; i++) {
      ids.push((await enviar('CNPJ\n1', { quem: token })).corpo.id);
    }
    const { corpo } = await chamar(token, e.listar);
    expect(corpo.importacoes.map(({ id }) => id)).toEqual(ids.slice(1).reverse());
  });

  test('AD-57 goes after a day, and is not there from that moment on', async () => {
    const DIA_MS = 24 * 3_600_000;
    const eu = pessoa.id;
    await conceder(banco, eu, 'empresas:criar', 'empresas:editar', 'empresas:visualizar');
    const instante = agora();
    const velha = await criarImportacao(banco, eu, new Date(instante.getTime() - DIA_MS - 1_000));
    const nova = await criarImportacao(banco, eu, new Date(instante.getTime() - DIA_MS + 60_000));
    expect((await chamar(pessoa.token, e.ler, { params: { id: velha } })).status).toBe(404);
    const job = { id: '1', banco, agora: () => instante, log: plataforma.log };
    await limpezaDasImportacoes.fazer(job as never, plataforma);
    const ficam = await banco.select().from(importacoesDeEmpresas);
    expect(ficam.map(({ id }) => id)).toContain(nova);
    expect(ficam.map(({ id }) => id)).not.toContain(velha);
  });
});
