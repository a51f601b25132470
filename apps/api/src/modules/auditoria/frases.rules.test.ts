import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { modulos } from '../../modulos.ts';
import { criarVocabulario } from './vocabulario.rules.ts';

const { predicado, rotuloDaAcao } = criarVocabulario(
  modulos.flatMap(({ auditoria }) => auditoria?.palavras ?? []),
);

const grupo = { tipo: 'grupo', nome: 'Fiscal' };
const frase = (
  acao: string,
  alvo: { tipo: string; nome: string } | null,
  antes = {},
  depois = {},
) => predicado({ acao, antes, depois }, alvo);

describe('the sentence of an action', () => {
  test.each([
    [frase('grupo.criado', grupo), 'criou o grupo Fiscal'],
    [frase('empresa.excluida', { tipo: 'empresa', nome: 'Sol' }), 'excluiu a empresa Sol'],
    [
      frase('empresa.logo_removido', { tipo: 'empresa', nome: 'Sol' }),
      'removeu o logo da empresa Sol',
    ],
    [
      frase('senha.resetada', { tipo: 'usuario', nome: 'Bia' }),
      'deu uma senha temporária ao usuário Bia',
    ],
    [
      frase('grupo.alterado', grupo, { nome: 'A', cor: 'x' }, { nome: 'B' }),
      'alterou nome do grupo Fiscal',
    ],
    [
      frase('grupo.alterado', grupo, { a: 1, b: 1, c: 1, d: 1 }, { a: 2, b: 2, c: 2, d: 2 }),
      'alterou 4 campos do grupo Fiscal',
    ],
    [
      frase(
        'contrato.status_alterado',
        { tipo: 'contrato', nome: '2026-0007' },
        { status_contrato: 'EM_IMPLANTACAO' },
        { status_contrato: 'ATIVO' },
      ),
      'alterou o status do contrato 2026-0007 para Ativo',
    ],
    [
      frase(
        'agendamento.status',
        { tipo: 'agendamento', nome: 'Reunião' },
        { status: 'AGENDADO' },
        { status: 'FINALIZADO' },
      ),
      'alterou o status do agendamento Reunião para Finalizado',
    ],
    [
      frase('consentimento.concedido', null, {}, { finalidade: 'foto', versao_do_texto: 1 }),
      'autorizou mostrar a própria foto a quem usa o Domínio',
    ],
    [
      predicado(
        { acao: 'consentimento.revogado', antes: { finalidade: 'foto' }, depois: null },
        null,
      ),
      'revogou a autorização para mostrar a própria foto a quem usa o Domínio',
    ],
    [frase('escritorio.alterado', null), 'alterou os dados do escritório'],
    [frase('coisa_nova.inventada', grupo), 'coisa nova: inventada (grupo Fiscal)'],
    [frase('sessao.recusada', null), 'tentou entrar e não conseguiu'],
    [
      frase('sessao.recusada', { tipo: 'usuario', nome: 'Bia' }),
      'tentou entrar como Bia e não conseguiu',
    ],
    [
      frase('sessao.segundo_fator_recusado', { tipo: 'usuario', nome: 'Bia' }),
      'tentou entrar como Bia e errou o segundo fator',
    ],
  ])('reads: %s', (dita, esperada) => {
    expect(dita).toBe(esperada);
  });

  test('is not its name in the filter: that names the noun first', () => {
    expect(rotuloDaAcao('sessao.recusada')).toBe('Sessão: recusada');
  });

  test('of a person’s key or factor does not say that the person was created or removed', () => {
    const ana = { tipo: 'usuario', nome: 'Ana' };
    expect(frase('chave_de_acesso.criada', ana)).toBe('cadastrou uma chave de acesso');
    expect(frase('segundo_fator.removido', ana)).toBe('removeu o segundo fator do usuário Ana');
    expect(frase('coisa_nova.criada', ana)).not.toMatch(/criou|excluiu/);
  });
});

/** Kinds of record whose name begins an action's; other actions are done by or to a person. */
const OBJETOS = new Set(
  modulos.flatMap(({ auditoria }) => Object.keys(auditoria?.palavras.objetos ?? {})),
);

/** What each action written with a template stands for. */
const NOS_MODELOS: Readonly<Record<string, readonly string[]>> = {
  'usuario.${tipo}_alterados': ['grupos', 'clientes', 'permissoes'].map(
    (tipo) => `usuario.${tipo}_alterados`,
  ),
  'agendamento.${acao}': ['criado', 'atualizado', 'status', 'excluido', 'restaurado'].map(
    (acao) => `agendamento.${acao}`,
  ),
  'usuarios_do_cliente.${como}': ['confirmado', 'recusado', 'cancelado'].map(
    (como) => `usuarios_do_cliente.${como}`,
  ),
  '${dono}.sessoes_sharepoint': ['grupo', 'time'].map((dono) => `${dono}.sessoes_sharepoint`),
};

/** Every action that the source writes to the log, found by its property name. */
function acoesDoFonte(): string[] {
  const raiz = join(import.meta.dirname, '../..');
  const acoes = globSync('**/*.ts', { cwd: raiz })
    .filter((arquivo) => !/\.(test|exemplos)\.ts$/.test(arquivo))
    .flatMap((arquivo) => [
      ...readFileSync(join(raiz, arquivo), 'utf8').matchAll(/\bacao:\s*((?:\$\{\w+\}|[^,;}])*)/g),
    ])
    .flatMap(([, valor = '']) => [...valor.matchAll(/['`]([\w${}]+\.[\w${}]+)['`]/g)])
    .flatMap(([, acao = '']) => (acao.includes('$') ? (NOS_MODELOS[acao] ?? [acao]) : [acao]));
  return [...new Set(acoes)].sort();
}

describe('every action of the source', () => {
  const acoes = acoesDoFonte();

  test('is found in the source, also in ternaries and templates', () => {
    expect(acoes).toEqual(
      expect.arrayContaining([
        'usuario.avatar_removido',
        'time.sessoes_sharepoint',
        'sessao.aberta',
      ]),
    );
    expect(acoes.filter((acao) => acao.includes('$'))).toEqual([]);
  });

  test.each(acoes)('%s has a sentence', (acao) => {
    const [tipo = ''] = acao.split('.');
    const alvo = { tipo: OBJETOS.has(tipo) ? tipo : 'usuario', nome: 'X' };
    // Without words of its own the sentence would be the action's name: 'sessão: revogada (usuário
    // X)'.
    expect(frase(acao, alvo)).not.toContain(': ');
  });
});
