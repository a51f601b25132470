import { describe, expect, test } from 'vitest';
import {
  contraDesfazer,
  type EmpresaLida,
  movimentoDe,
  planejar,
  type Situacao,
} from './mover-empresas.rules.ts';

const [DE, PARA] = [1, 2];
const TUDO = { contratos: true, contatos: true, contas: true };
const NADA = { contratos: false, contatos: false, contas: false };

const uma = (id: number, mudancas: Partial<EmpresaLida> = {}): EmpresaLida => ({
  id,
  cliente_id: DE,
  razao_social: `Empresa ${id}`,
  cnpj: `1122233300${String(id).padStart(4, '0')}`,
  matriz_id: null,
  versao: 1,
  ...mudancas,
});
const situacao = (mudancas: Partial<Situacao> = {}): Situacao => ({
  empresas: [uma(1)],
  faltam: [],
  contratos: [],
  contatos: [],
  contas: [],
  ...mudancas,
});
const dela = { id: 9, empresa_id: 1, cliente_id: DE, nome: 'Marta Reis', versao: 3 };
const motivos = (mudancas: Partial<Situacao>, leitor = TUDO) =>
  planejar(situacao(mudancas), PARA, leitor).recusas.map(({ motivo, nomes }) => [motivo, ...nomes]);

describe('a company stays, and says why', () => {
  test.each<[string, Partial<Situacao>, readonly (readonly string[])[]]>([
    [
      'where it is of that client already',
      { empresas: [uma(1, { cliente_id: PARA })] },
      [['Já é deste cliente.']],
    ],
    [
      'with a contract',
      { contratos: [{ empresa_id: 1, numero: 'C-7' }] },
      [['Tem contrato. Mude ou exclua antes.', 'C-7']],
    ],
    [
      'with many contracts, of which some are named',
      { contratos: ['1', '2', '3', '4', '5'].map((numero) => ({ empresa_id: 1, numero })) },
      [['Tem contrato. Mude ou exclua antes.', '1', '2', '3', 'mais 2']],
    ],
    [
      'with a contact who has a substitute',
      { contatos: [{ ...dela, preso: 'substituicao' }] },
      [['Um contato dela tem substituto ou substitui outro contato.', 'Marta Reis']],
    ],
    [
      'with a contact of a joining',
      { contatos: [{ ...dela, preso: 'juncao' }] },
      [['Um contato dela faz parte de uma junção de contatos.', 'Marta Reis']],
    ],
    [
      "with a contact who enters the client's area",
      { contatos: [{ ...dela, preso: 'acesso' }] },
      [['Um contato dela tem acesso à área do cliente.', 'Marta Reis']],
    ],
    [
      'with an account for whose statements somebody else answers',
      { contas: [{ ...dela, nome: 'Itaú', sem_cliente: true }] },
      [['Quem responde pelo extrato de uma conta dela não tem o cliente de destino.', 'Itaú']],
    ],
    [
      'as a branch without its head office',
      {
        empresas: [uma(1, { matriz_id: 5 })],
        faltam: [uma(5, { razao_social: 'Padaria S.A.' })],
      },
      [['Vai só com a matriz dela.', 'Padaria S.A.']],
    ],
    [
      'as a head office without a branch',
      { faltam: [uma(6, { matriz_id: 1, razao_social: 'Padaria Santos' })] },
      [['Vai só com todas as filiais da matriz. Escolha também as que faltam.', 'Padaria Santos']],
    ],
    [
      'as a head office without a branch of its own name, which is told by its CNPJ',
      { faltam: [uma(6, { matriz_id: 1, razao_social: 'Empresa 1' })] },
      [
        [
          'Vai só com todas as filiais da matriz. Escolha também as que faltam.',
          '11.222.333/0000-06',
        ],
      ],
    ],
    [
      'for each of its reasons',
      {
        contratos: [{ empresa_id: 1, numero: 'C-7' }],
        contatos: [{ ...dela, preso: 'acesso' }],
      },
      [
        ['Tem contrato. Mude ou exclua antes.', 'C-7'],
        ['Um contato dela tem acesso à área do cliente.', 'Marta Reis'],
      ],
    ],
    [
      'together with the branch that may not go',
      {
        empresas: [uma(1), uma(2, { matriz_id: 1 })],
        contratos: [{ empresa_id: 2, numero: 'C-7' }],
      },
      [
        ['Vai só com outra empresa da matriz, que não pode ir.', 'Empresa 2'],
        ['Tem contrato. Mude ou exclua antes.', 'C-7'],
      ],
    ],
  ])('%s', (_caso, mudancas, ditos) => {
    expect(motivos(mudancas)).toEqual(ditos);
  });

  test('without names to whom may not read them', () => {
    const contratos = [{ empresa_id: 1, numero: 'C-7' }];
    const contatos = [{ ...dela, preso: 'acesso' as const }];
    const contas = [{ ...dela, sem_cliente: true }];
    expect(motivos({ contratos, contatos, contas }, NADA)).toEqual([
      ['Tem contrato. Mude ou exclua antes.'],
      ['Um contato dela tem acesso à área do cliente.'],
      ['Quem responde pelo extrato de uma conta dela não tem o cliente de destino.'],
    ]);
  });
});

test('what goes takes its accounts and contacts along, and leaves those of what stays', () => {
  const { vao, recusas } = planejar(
    situacao({
      empresas: [uma(1), uma(2)],
      contratos: [{ empresa_id: 2, numero: 'C-7' }],
      contatos: [
        { ...dela, preso: null },
        { ...dela, id: 10, empresa_id: 2, preso: null },
      ],
      contas: [{ ...dela, id: 11, sem_cliente: false }],
    }),
    PARA,
    TUDO,
  );
  expect(recusas.map(({ empresa_id }) => empresa_id)).toEqual([2]);
  expect(movimentoDe(vao, PARA)).toEqual({
    para: PARA,
    empresas: [{ id: 1, de: DE, versao: 2 }],
    contatos: [{ id: 9, de: DE, versao: 4 }],
    contas: [{ id: 11, de: DE, versao: 4 }],
  });
});

describe('what went comes back', () => {
  const contato = { ...dela, preso: null };
  const ida = movimentoDe({ empresas: [uma(1)], contas: [], contatos: [contato] }, PARA);
  const chegada = (mudancas: Partial<Situacao> = {}) =>
    situacao({
      empresas: [uma(1, { cliente_id: PARA, versao: 2 })],
      contatos: [{ ...contato, cliente_id: PARA, versao: 4 }],
      ...mudancas,
    });

  test('as long as nothing changed', () => {
    expect(contraDesfazer(ida, chegada())).toBeNull();
  });

  test.each<[string, Partial<Situacao>, RegExp]>([
    ['the company changed', { empresas: [uma(1, { cliente_id: PARA, versao: 3 })] }, /^Empresa 1/],
    ['it moved on', { empresas: [uma(1, { cliente_id: 3, versao: 2 })] }, /^Empresa 1/],
    ['it is gone', { empresas: [] }, /já não existe/],
    ['it has a contract', { contratos: [{ empresa_id: 1, numero: '1' }] }, /contrato/],
    ['it has a branch', { faltam: [uma(7, { matriz_id: 1 })] }, /filial nova/],
    ['it has an account', { contas: [{ ...dela, sem_cliente: false }] }, /contas bancárias/],
    ['a contact is gone', { contatos: [] }, /contatos/],
    ['a contact changed', { contatos: [{ ...contato, cliente_id: PARA, versao: 5 }] }, /contatos/],
  ])('and not where %s since', (_caso, mudancas, frase) => {
    expect(contraDesfazer(ida, chegada(mudancas))).toMatch(frase);
  });
});
