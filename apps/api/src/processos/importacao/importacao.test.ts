import { GRUPO } from '@dominio/contrato/permissoes';
import { importacaoDeUsuariosEndpoints as e } from '@dominio/contrato/usuarios-importacao';
import { eq, inArray, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { conceder } from '../../../test/factories/grupos.ts';
import { criarTime, criarUsuario } from '../../../test/factories/usuarios.ts';
import { adiantarTrabalhos } from '../../../test/trabalhos.ts';
import { usuarios } from '../../modules/usuarios/usuarios.tables.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { emails } from '../../platform/email/email.tables.ts';

const { banco, chamar, entrar, administrador } = await montarApp({ completa: true });
const admin = await administrador();
const { token } = admin;

const formulario = (conteudo: string, campo = 'arquivo') => {
  const form = new FormData();
  form.append(campo, new Blob([conteudo], { type: 'text/csv' }), 'pessoas.csv');
  return form;
};
const importar = (conteudo: string, { simular = false, quem = token } = {}) =>
  chamar(quem, e.importar, { query: { simular }, body: formulario(conteudo) });
const quantos = async (...emails: string[]) =>
  (await banco.select().from(usuarios).where(inArray(usuarios.email, emails))).length;

describe('AD-24 importing people from a file', () => {
  test('AD-24 as a dry run answers every line’s outcome and writes nothing', async () => {
    const existe = await criarUsuario(banco, { cpf: '52998224725' });
    const time = await criarTime(banco, { nome: 'Fiscal da Importação' });
    const { status, corpo } = await importar(
      `\ufeffNome;E-mail;Grupo;Equipe;CPF;Nascimento;Salário
Ana Seca;ana.seca@imp.demo;consultor;fiscal da importacao;111.444.777-35;02/01/1990;10
Beto;beto@imp.demo;${GRUPO.gestor};${time.id};;;
Já Existe;${existe.email.toUpperCase()};Consultor;;;;
X;sem-arroba;Consultor;;123;;
Sem Grupo;semgrupo@imp.demo;;;;;
Grupo Errado;errado@imp.demo;Diretoria;;;;
Ana De Novo;ANA.SECA@imp.demo;Consultor;;;;
CPF Dela;cpfdela@imp.demo;Consultor;;111.444.777-35;;
CPF Alheio;cpfalheio@imp.demo;Consultor;;529.982.247-25;;
Cliente Sem;cliente@imp.demo;Cliente;;;;
`,
      { simular: true },
    );
    expect(status).toBe(200);
    expect(corpo).toMatchObject({
      simulado: true,
      total: 10,
      criar: 2,
      existentes: 1,
      erros: 7,
      colunas_ignoradas: ['Salário'],
    });
    expect(
      corpo.linhas.map(({ linha, resultado, mensagem }) => [linha, resultado, mensagem]),
    ).toEqual([
      [2, 'criar', 'Será cadastrada e convidada por e-mail.'],
      [3, 'criar', 'Será cadastrada e convidada por e-mail.'],
      [4, 'ja_existe', 'E-mail já cadastrado: nada a fazer.'],
      [5, 'erro', 'O nome deve ter de 2 a 120 caracteres. E-mail inválido. CPF inválido.'],
      [6, 'erro', 'Informe o grupo.'],
      [7, 'erro', 'Grupo não encontrado: Diretoria.'],
      [8, 'erro', 'E-mail repetido: já está na linha 2.'],
      [9, 'erro', 'CPF repetido: já está na linha 2.'],
      [10, 'erro', 'CPF já cadastrado.'],
      [11, 'erro', 'Escolha a empresa do usuário do grupo Cliente.'],
    ]);
    expect(await quantos('ana.seca@imp.demo', 'beto@imp.demo')).toBe(0);
  });

  test('AD-24 registers and invites the people of valid lines; the same file again registers nobody', async () => {
    const cliente = await criarCliente(banco, { nome: 'Padaria da Importação' });
    const arquivo = `nome,email,grupo,empresa
"Silva, Caio",caio@imp.demo,Consultor,
Dona Padeira,dona@imp.demo,Cliente,Padaria da Importacao
Ruim,ruim,Consultor,
`;
    const [uma, outra] = await Promise.all([importar(arquivo), importar(arquivo)]);
    const criadas = [uma.corpo.criar, outra.corpo.criar].sort();
    expect(criadas).toEqual([0, 2]);
    const { corpo } = await importar(arquivo);
    expect(corpo).toMatchObject({ criar: 0, existentes: 2, erros: 1 });
    const gravados = await banco
      .select()
      .from(usuarios)
      .where(inArray(usuarios.email, ['caio@imp.demo', 'dona@imp.demo']))
      .orderBy(usuarios.email);
    expect(gravados).toMatchObject([
      { nome: 'Silva, Caio', situacao: 'convidado', client_id: null },
      { nome: 'Dona Padeira', grupo_id: GRUPO.cliente, client_id: cliente.id },
    ]);
    expect(gravados.every(({ convite_expira_em }) => convite_expira_em !== null)).toBe(true);
    const auditados = await banco
      .select()
      .from(auditoriaEventos)
      .where(eq(auditoriaEventos.acao, 'usuario.importados'));
    expect(auditados).toHaveLength(1);
  });

  test('AD-24 sends an invitation to each person who is registered, and to nobody else', async () => {
    const existe = await criarUsuario(banco, { email: 'existe@carta.demo' });
    await importar(`nome,email,grupo
Um,um@carta.demo,Consultor
Dois,dois@carta.demo,Consultor
Repetida,${existe.email},Consultor
`);
    await adiantarTrabalhos(banco);
    const cartas = () =>
      banco.select().from(emails).where(like(emails.para, '%@carta.demo')).orderBy(emails.para);
    expect(await cartas()).toMatchObject([
      { para: 'dois@carta.demo', texto: expect.stringContaining('convite=1') },
      { para: 'um@carta.demo', texto: expect.stringContaining('convite=1') },
    ]);
  });

  test('AD-24 takes nobody whose name or e-mail is more than one', async () => {
    const { corpo } = await importar(
      `nome;email;grupo
"Ana
Souza";ana.duas@torta.demo;Consultor
Beto;Beto <beto@torta.demo>;Consultor
Caio;grupo:caio@torta.demo,dora@torta.demo;Consultor
Eva;"eva@torta.demo
Bcc: f@torta.demo";Consultor
`,
    );
    expect(corpo.linhas.map(({ resultado, mensagem }) => [resultado, mensagem])).toEqual([
      ['erro', 'Use uma linha só, sem quebras nem tabulações.'],
      ['erro', 'E-mail inválido.'],
      ['erro', 'E-mail inválido.'],
      ['erro', 'E-mail inválido.'],
    ]);
  });

  test('AD-24 gives nobody what the caller lacks', async () => {
    const gerente = await criarUsuario(banco);
    await conceder(banco, gerente.id, 'user_management:acessar');
    const quem = await entrar(gerente.id);
    const { corpo } = await importar(
      'nome;email;grupo\nChefe;chefe@imp.demo;Administrador\nPar;par@imp.demo;Consultor\n',
      { quem },
    );
    expect(corpo.linhas.map(({ resultado }) => resultado)).toEqual(['erro', 'criado']);
    expect(corpo.linhas[0]?.mensagem).toBe('Você só pode conceder permissões que possui.');
    expect(await quantos('chefe@imp.demo')).toBe(0);
  });

  test.each([
    ['nothing', '', 'O arquivo está vazio.'],
    ['no people', 'nome;email;grupo\n', 'O arquivo não tem nenhuma pessoa.'],
    ['missing columns', 'nome\nAna\n', 'Faltam colunas no arquivo: email, grupo.'],
    [
      'too many people',
      `nome;email;grupo\n${'a;b;c\n'.repeat(501)}`,
      'O arquivo pode ter no máximo 500 pessoas. Divida-o.',
    ],
    ['a workbook', 'PK\u0003\u0004\0\0\0', 'O arquivo não é um CSV.'],
  ])('AD-24 is refused with a message for %s', async (_, conteudo, frase) => {
    const { status, erro } = await importar(conteudo, { simular: true });
    expect([status, erro.detail]).toEqual([422, frase]);
  });

  test('AD-24 is refused for more than a megabyte, a field of another name, and a body that is no form', async () => {
    const grande = await importar('x'.repeat(1_048_577), { simular: true });
    expect([grande.status, grande.erro.detail]).toEqual([
      413,
      'O arquivo pode ter no máximo 1 MB.',
    ]);
    const outro = await chamar(token, e.importar, { body: formulario('x', 'foto') });
    expect([outro.status, outro.erro.campos?.[0]?.campo]).toEqual([422, 'arquivo']);
    const semForma = await chamar(token, e.importar, { body: { a: 1 } as never });
    expect(semForma.status).toBe(415);
  });
});
