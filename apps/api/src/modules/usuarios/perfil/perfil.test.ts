import { minhaContaEndpoints as e } from '@dominio/contrato/minha-conta';
import { TELEFONE_INVALIDO } from '@dominio/contrato/telefones';
import { cadastroDeUsuariosEndpoints as cadastro } from '@dominio/contrato/usuarios-cadastro';
import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { esperarNaFila } from '../../../../test/corridas.ts';
import { criarUsuario, criarUsuarioDeCliente } from '../../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../../platform/auditoria/auditoria.tables.ts';
import { usuarios } from '../usuarios.tables.ts';

const { banco, chamar, entrar, administrador } = await montarApp();
const CPF = '52998224725';

const gravar = (token: string, body: Record<string, unknown>) =>
  chamar(token, e.gravarPerfil, { body });

describe('P19 one’s own record', () => {
  test('AD-08 is read whole by its owner, staff or client’s person, without the password', async () => {
    for (const [criar, cpf] of [
      [criarUsuario, CPF],
      [criarUsuarioDeCliente, '11144477735'],
    ] as const) {
      const pessoa = await criar(banco, { cpf, telefone: '11 98888-7777' });
      const { status, corpo, cru } = await chamar(await entrar(pessoa.id), e.perfil);
      expect([status, corpo.id, corpo.cpf, corpo.telefone]).toEqual([
        200,
        pessoa.id,
        cpf,
        '11 98888-7777',
      ]);
      expect(cru.body).not.toMatch(/senha|avatar_chave/);
    }
  });

  test('AD-08 changes in the person’s own fields only, not in those of the administration', async () => {
    const pessoa = await criarUsuario(banco, { nome: 'Olga Prado', cpf: null, grupo_id: 4 });
    const token = await entrar(pessoa.id);
    const { status, corpo } = await gravar(token, {
      telefone: ' (11) 3333-4444 ',
      data_nascimento: '1990-05-17',
      genero: 'feminino',
      tem_filhos: true,
      nome: 'Outra',
      email: 'outra@teste.demo',
      cpf: CPF,
      grupo_id: 1,
      time_id: 1,
      data_admissao: '2001-01-01',
      situacao: 'suspenso',
      senha_hash: 'x',
    });
    expect([status, corpo.message]).toEqual([200, 'Perfil atualizado.']);
    const [linha] = await banco.select().from(usuarios).where(eq(usuarios.id, pessoa.id));
    expect(linha).toEqual({
      ...pessoa,
      telefone: '(11) 3333-4444',
      data_nascimento: '1990-05-17',
      genero: 'feminino',
      tem_filhos: true,
      versao: pessoa.versao + 1,
      alterado_por: pessoa.id,
      ultimo_acesso_em: linha?.ultimo_acesso_em,
      atualizado_em: linha?.atualizado_em,
    });
  });

  test('P50 is audited with the changed fields alone; a change without effect leaves no entry', async () => {
    const pessoa = await criarUsuario(banco, { genero: 'feminino' });
    const token = await entrar(pessoa.id);
    await gravar(token, { genero: 'feminino', telefone: '1133334444' });
    await gravar(token, { genero: 'feminino', telefone: '1133334444' });
    const linhas = await banco
      .select()
      .from(auditoriaEventos)
      .where(
        and(
          eq(auditoriaEventos.acao, 'usuario.perfil_alterado'),
          eq(auditoriaEventos.objeto_id, pessoa.id),
        ),
      )
      .orderBy(desc(auditoriaEventos.id));
    expect(linhas.map(({ antes, depois }) => [antes, depois])).toEqual([
      [{ telefone: null }, { telefone: '1133334444' }],
    ]);
  });

  test('waits for a change in the register, and does not overwrite it', async () => {
    const { token: admin } = await administrador();
    const { id, versao } = await criarUsuario(banco);
    const body = { nome: 'Do cadastro', versao };
    const depois = await banco.transaction(async (tx) => {
      await tx
        .update(usuarios)
        .set({ telefone: '1', versao: versao + 1 })
        .where(eq(usuarios.id, id));
      const resposta = chamar(admin, cadastro.atualizar, { params: { id }, body });
      await esperarNaFila(banco);
      return { resposta };
    });
    expect((await depois.resposta).status).toBe(409);
  });

  test('from a stale version is refused, with the record as it is', async () => {
    const pessoa = await criarUsuario(banco);
    const token = await entrar(pessoa.id);
    const { versao } = (await chamar(token, e.perfil)).corpo;
    const dois = await Promise.all([
      gravar(token, { telefone: '(11) 3333-0001', versao }),
      gravar(token, { telefone: '(11) 3333-0002', versao }),
    ]);
    expect(dois.map(({ status }) => status).sort()).toEqual([200, 409]);
    const recusa = dois.find(({ status }) => status === 409);
    expect(recusa?.erro.codigo).toBe('REGISTRO_ALTERADO');
    expect(JSON.parse(recusa?.cru.body ?? '').atual.versao).toBe(versao + 1);
  });

  test('with a telephone older than its rule is read, and changed in other fields', async () => {
    const pessoa = await criarUsuario(banco, { telefone: '123' });
    const token = await entrar(pessoa.id);
    expect((await chamar(token, e.perfil)).corpo.telefone).toBe('123');
    const { status, corpo } = await gravar(token, { genero: 'feminino' });
    expect([status, corpo.perfil.telefone]).toEqual([200, '123']);
  });

  test('§6d is refused with a message at each wrong field', async () => {
    const pessoa = await criarUsuario(banco, { data_admissao: '2020-03-02' });
    const token = await entrar(pessoa.id);
    const casos = [
      [{ data_nascimento: '2999-01-01' }, 'data_nascimento', 'Data de nascimento inválida.'],
      [{ data_nascimento: '1990-02-30' }, 'data_nascimento', 'Esta data não existe: 30/02/1990.'],
      [
        { data_nascimento: '2020-03-03' },
        'data_nascimento',
        'A admissão não pode ser anterior ao nascimento.',
      ],
      [{ telefone: '123' }, 'telefone', TELEFONE_INVALIDO],
      [{ telefone: '1'.repeat(31) }, 'telefone', TELEFONE_INVALIDO],
      [{ tem_filhos: 'talvez' }, 'tem_filhos', 'Informe sim ou não.'],
      [{ versao: 'x' }, 'versao', 'Versão inválida.'],
    ] as const;
    for (const [body, campo, mensagem] of casos) {
      const { status, erro } = await gravar(token, body);
      expect([status, erro.campos]).toEqual([422, [{ campo, mensagem }]]);
    }
  });
});
