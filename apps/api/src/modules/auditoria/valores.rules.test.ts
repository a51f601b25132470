import { describe, expect, test } from 'vitest';
import { modulos } from '../../modulos.ts';
import { diferencasDe } from './valores.rules.ts';
import { criarVocabulario } from './vocabulario.rules.ts';

const vocabulario = criarVocabulario(modulos.flatMap(({ auditoria }) => auditoria?.palavras ?? []));
const ditas = (acao: string, depois: Record<string, unknown>) =>
  diferencasDe(
    { acao, antes: null, depois },
    { vocabulario, nomes: new Map(), pode: () => true, veTodosOsClientes: true },
  ).map(({ rotulo, depois: valor }) => `${rotulo}: ${valor}`);

describe('a value that is stored as a code is read in words', () => {
  test.each([
    ['acesso.pedido', { permissao: 'contratos:ver_valores' }, 'permissão: Contratos: ver valores'],
    ['sessao.aberta', { meio: 'oidc' }, 'com: login único'],
    ['sessao.recusada', { motivo: 'cancelado' }, 'motivo: A entrada foi cancelada no provedor.'],
    ['reautenticacao.feita', { metodo: 'totp' }, 'com: aplicativo autenticador'],
    ['usuario.suspenso', { situacao: 'suspenso' }, 'situação: Suspenso'],
    [
      'usuario.clientes_alterados',
      { papeis: [{ cliente_id: 7, papel: 'responsavel' }] },
      'papéis: cliente: nº 7; papel: Responsável',
    ],
    ['integracao.alterada', { integracao: 'oidc' }, 'integração: Login único (SSO)'],
    [
      'integracao.alterada',
      { segredos_trocados: ['client_secret', 'senha'] },
      'segredos trocados: segredo do cliente, senha',
    ],
    ['escritorio.alterado', { tema_padrao: 'grafite-dark' }, 'tema padrão: Grafite escuro'],
    [
      'escritorio.alterado',
      { expediente: { 1: [['08:00', '18:00']] } },
      'expediente: segunda: ["08:00","18:00"]',
    ],
  ])('%s %j: %s', (acao, depois, esperada) => {
    expect(ditas(acao, depois)).toEqual([esperada]);
  });

  test('a code that nobody has words for stays as it is', () => {
    expect(ditas('sessao.aberta', { meio: 'carta' })).toEqual(['com: carta']);
  });
});
