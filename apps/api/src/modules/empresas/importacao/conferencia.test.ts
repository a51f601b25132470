import { mascararCnpj } from '@dominio/contrato/documentos';
import { empresasEndpoints } from '@dominio/contrato/empresas';
import { describe, expect, test } from 'vitest';
import { criarCliente, umCnpj } from '../../../../test/factories/clientes.ts';
import { conceder } from '../../../../test/factories/grupos.ts';
import { vincularCliente } from '../../../../test/factories/usuarios.ts';
import { csv, montarImportacao } from '../../../../test/importacao-de-empresas.apoio.ts';

const { banco, chamar, admin, pessoa, enviar, conferir, linhas, simular } =
  await montarImportacao();
await conceder(banco, pessoa.id, 'empresas:criar', 'empresas:editar', 'empresas:visualizar');
const consultor = pessoa.token;

const resumo = (todas: Awaited<ReturnType<typeof linhas>>) =>
  todas.map(({ numero, estado, problemas }) => [
    numero,
    estado,
    ...problemas.map(({ coluna, mensagem }) => `${coluna}: ${mensagem}`),
  ]);

describe('AD-57 the columns of a sheet', () => {
  test('AD-57 are proposed by their headings, whatever a program calls them', async () => {
    const { corpo } = await enviar(
      'C.N.P.J.;RAZAO SOCIAL;Cidade;Capital social;Situação na Receita;Cliente;Cor;cnpj\n1;a;b;c;d;e;f;g',
    );
    expect(corpo.colunas.map(({ campo }) => campo)).toEqual([
      'cnpj',
      'razao_social',
      'municipio',
      'capital_social_centavos',
      'situacao_cadastral',
      'cliente_id',
      null,
      null,
    ]);
    expect(corpo).toMatchObject({ etapa: 'enviada', total: 1, contagens: null });
    expect(corpo.colunas[1]).toMatchObject({ titulo: 'RAZAO SOCIAL', exemplos: ['a'] });
  });

  test.each([
    [['cnpj'], 'Informe o campo de cada coluna do arquivo.'],
    [['cnpj', 'cnpj'], 'CNPJ está em mais de uma coluna.'],
    [['razao_social', null], 'Escolha a coluna do CNPJ.'],
  ] as const)('AD-57 are refused as %j', async (campos, frase) => {
    const { corpo } = await enviar('CNPJ;Nome\n1;a');
    const { status, erro } = await conferir(corpo.id, { campos: [...campos] });
    expect([status, erro.detail]).toEqual([422, frase]);
  });

  test('AD-57 are read as the person says, and the import may be left and come back to', async () => {
    const { corpo } = await enviar(`Número;Quem\n${umCnpj()};Aurora`);
    const campos = ['cnpj', 'razao_social'] as const;
    const { corpo: feita } = await conferir(corpo.id, { campos: [...campos] });
    expect(feita.colunas.map(({ campo }) => campo)).toEqual(campos);
    expect(await linhas(corpo.id)).toMatchObject([
      {
        razao_social: 'Aurora',
        estado: 'erro',
        problemas: [{ coluna: 'Cliente', mensagem: 'Escolha o cliente.' }],
      },
    ]);
  });
});

describe('AD-57 a dry run', () => {
  test('AD-57 says of every row whether it is new, changes something, nothing, or is wrong', async () => {
    const cliente = await criarCliente(banco, { nome: 'Padaria São João' });
    const [nova, outra] = [umCnpj(), umCnpj()];
    const feita = await simular(
      csv(
        ['CNPJ', 'Razão social', 'Cliente', 'Estado', 'Data de abertura', 'Capital social', 'Tipo'],
        [nova, 'Nova Ltda', 'padaria sao joao', 'São Paulo', '31/12/2001', 'R$ 1.234,56', ''],
        [cliente.cnpj, 'Padaria São João SA', '', 'SP', '', '10', ''],
        [
          cliente.cnpj.slice(0, 13).concat('x'),
          'Torta',
          cliente.cnpj,
          'XX',
          'ontem',
          'muito',
          'sede',
        ],
        [nova, 'De novo', String(cliente.id), '', '', '', ''],
        [outra, '', 'Ninguém', '', '', '', ''],
      ),
    );
    expect(feita.message).toBe('Importação: 2 prontas, 3 com erro.');
    expect(feita.contagens).toEqual({ nova: 1, altera: 1, igual: 0, erro: 3 });
    expect(resumo(feita.linhas)).toEqual([
      [2, 'nova'],
      [3, 'altera'],
      [
        4,
        'erro',
        'CNPJ: CNPJ inválido.',
        'Tipo: Escolha matriz, filial ou coligada.',
        'Data de abertura: Data inválida: ontem.',
        'Capital social: Informe o capital social como 1.234,56, até cem bilhões de reais.',
        'Estado: Escolha um dos 27 estados.',
      ],
      [5, 'erro', 'CNPJ: CNPJ repetido: já está na linha 2.'],
      [6, 'erro', 'Cliente: Cliente não encontrado.', 'Razão social: Informe a razão social.'],
    ]);
    expect(feita.linhas[1]?.mudancas).toEqual([
      { rotulo: 'Razão social', antes: 'Padaria São João Ltda', depois: 'Padaria São João SA' },
      { rotulo: 'Capital social', antes: null, depois: 'R$\u00a010,00' },
      { rotulo: 'Estado', antes: null, depois: 'SP' },
    ]);
    const { corpo } = await chamar(admin, empresasEndpoints.listar, { query: { termo: nova } });
    expect(corpo.total).toBe(0);
  });

  test('AD-57 finds that nothing changes where cells are blank or say what is known', async () => {
    const { cnpj } = await criarCliente(banco, { nome: 'Igual' });
    const feita = await simular(csv(['CNPJ', 'Razão social', 'E-mail'], [cnpj, 'Igual Ltda', '']));
    expect(resumo(feita.linhas)).toEqual([[2, 'igual']]);
  });

  test('AD-57 finds a client by number, CPF, CNPJ or name, and none by a name that two have', async () => {
    const [um, dois] = [
      await criarCliente(banco, { nome: 'Dois Irmãos' }),
      await criarCliente(banco, { nome: 'dois irmaos' }),
    ];
    const linha = (cliente: string) => [umCnpj(), 'Nova', cliente];
    const feita = await simular(
      csv(
        ['CNPJ', 'Razão social', 'Cliente'],
        linha(String(um.id)),
        linha(dois.cnpj),
        linha('Dois Irmãos'),
        linha('987654320'),
      ),
    );
    expect(feita.linhas.map(({ cliente_nome }) => cliente_nome)).toEqual([
      'Dois Irmãos',
      'dois irmaos',
      'Dois Irmãos',
      '987654320',
    ]);
    expect(resumo(feita.linhas).slice(2)).toEqual([
      [4, 'erro', 'Cliente: Há mais de um cliente com este nome. Use o CNPJ ou o código dele.'],
      [5, 'erro', 'Cliente: Cliente não encontrado.'],
    ]);
  });

  test('AD-57 holds a branch against its head office, in the same file too', async () => {
    const { id, cnpj } = await criarCliente(banco, { nome: 'Com Filiais' });
    const sede = umCnpj();
    const raiz = sede.slice(0, 8);
    const cliente = String(id);
    const feita = await simular(
      csv(
        ['CNPJ', 'Razão social', 'Cliente', 'Tipo', 'Matriz'],
        [umCnpj(raiz, 2), 'Filial do arquivo', cliente, 'Filial', ''],
        [sede, 'Sede', cliente, 'Matriz', ''],
        [umCnpj(cnpj.slice(0, 8), 2), 'Filial', cliente, 'filial', ''],
        [umCnpj(raiz, 3), 'De outra raiz', cliente, 'filial', cnpj],
        [umCnpj(), 'Sem matriz', cliente, 'filial', ''],
        [umCnpj(), 'Matriz com matriz', cliente, 'matriz', cnpj],
      ),
    );
    expect(resumo(feita.linhas)).toEqual([
      [2, 'nova'],
      [3, 'nova'],
      [4, 'nova'],
      [
        5,
        'erro',
        'Matriz: O CNPJ da filial deve começar com os mesmos oito caracteres do da matriz.',
      ],
      [6, 'erro', 'Matriz: Escolha a matriz desta filial.'],
      [7, 'erro', 'Matriz: Só uma filial tem matriz.'],
    ]);
  });

  test('AD-57 holds codes against the published tables, and a certificate as a whole', async () => {
    const { id } = await criarCliente(banco);
    const feita = await simular(
      csv(
        [
          'CNPJ',
          'Razão social',
          'Cliente',
          'CNAE',
          'CNAEs secundários',
          'Natureza jurídica',
          'Tipo do certificado',
        ],
        [umCnpj(), 'Boa', String(id), '6204-0/00 Consultoria', '6209-1/00, 6311-9/00', '206-2', ''],
        [umCnpj(), 'Ruim', String(id), '9999999', '6204000', '9999', 'A1'],
      ),
    );
    expect(resumo(feita.linhas)).toEqual([
      [2, 'nova'],
      [
        3,
        'erro',
        'CNAE: Escolha o CNAE da lista.',
        'Natureza jurídica: Escolha a natureza jurídica da lista.',
        'Válido até: Informe até quando o certificado vale.',
      ],
    ]);
  });
});

test('AD-57 says the same of a column once, and of a row no more than ten things', async () => {
  const { id } = await criarCliente(banco);
  const ruins = Array.from({ length: 99 }, (_, n) => `x${n}`).join(',');
  const titulos = ['CNPJ', 'Razão social', 'CNAEs secundários', 'Cliente'];
  const outras = ['CEP', 'Telefone', 'E-mail', 'Estado', 'Tipo', 'Situação', 'Data de abertura'];
  const mais = ['CNAE', 'Natureza jurídica', 'Capital social'];
  const feita = await simular(
    csv(
      [...titulos, ...outras, ...mais],
      [umCnpj(), 'Nova', ruins, String(id)],
      ['1', '', ruins, 'x', ...[...outras, ...mais].map(() => 'x')],
    ),
  );
  expect(resumo(feita.linhas)[0]).toHaveLength(3);
  const [, pior] = feita.linhas;
  const ditas = pior?.problemas.map(({ coluna, mensagem }) => `${coluna}: ${mensagem}`);
  expect([ditas?.length, new Set(ditas).size]).toEqual([10, 10]);
});

describe('AD-57 who sees only some clients', () => {
  test('AD-57 is told of a CNPJ of another client what the form tells, and nothing more', async () => {
    const alheio = await criarCliente(banco, { nome: 'Segredo' });
    const meu = await criarCliente(banco, { nome: 'Meu' });
    await vincularCliente(banco, pessoa.id, meu.id);
    const feita = await simular(
      csv(
        ['CNPJ', 'Razão social', 'Cliente'],
        [alheio.cnpj, 'Nova', String(meu.id)],
        [umCnpj(), 'Nova', 'Segredo'],
        [umCnpj(), 'Nova', alheio.cnpj],
      ),
      consultor,
    );
    expect(resumo(feita.linhas)).toEqual([
      [2, 'erro', 'CNPJ: Este CNPJ já está cadastrado.'],
      [3, 'erro', 'Cliente: Cliente não encontrado.'],
      [4, 'erro', 'Cliente: Cliente não encontrado.'],
    ]);
    // The client of a row is what its own cell says.
    const [cnpjAlheio] = feita.linhas;
    expect(JSON.stringify(cnpjAlheio)).not.toMatch(/Segredo/);
    const formulario = await chamar(consultor, empresasEndpoints.criar, {
      body: { cnpj: alheio.cnpj, razao_social: 'Nova', cliente_id: meu.id },
    });
    expect(formulario.erro.detail).toBe('Este CNPJ já está cadastrado.');
  });

  test('AD-57 is told of a company of another client that they see whose it is', async () => {
    const [um, dois] = [
      await criarCliente(banco, { nome: 'Visto' }),
      await criarCliente(banco, { nome: 'Outro' }),
    ];
    const feita = await simular(csv(['CNPJ', 'Cliente'], [um.cnpj, String(dois.id)]));
    expect(resumo(feita.linhas)).toEqual([
      [2, 'erro', 'CNPJ: Este CNPJ já pertence ao cliente Visto.'],
    ]);
  });
});

test('AD-57 a CNPJ that a spreadsheet took for a number has its zeros back', async () => {
  const { id } = await criarCliente(banco);
  const cnpj = umCnpj('00123456');
  const feita = await simular(`CNPJ;Razão social;Cliente\n${Number(cnpj)};Zeros;${id}`);
  expect(feita.linhas).toMatchObject([{ estado: 'nova', cnpj: mascararCnpj(cnpj) }]);
});
