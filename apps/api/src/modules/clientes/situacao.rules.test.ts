import type { SituacaoDoCliente } from '@dominio/contrato/clientes-situacao';
import { describe, expect, test } from 'vitest';
import {
  novaSituacao,
  recusaDaPassagem,
  recusaDoNovo,
  type SituacaoGuardada,
  type SituacaoPedida,
} from './situacao.rules.ts';

const HOJE = '2026-03-09';
const de = (situacao: SituacaoDoCliente, resto: Partial<SituacaoGuardada> = {}) => ({
  situacao,
  situacao_motivo: null,
  situacao_detalhe: null,
  situacao_desde: null,
  situacao_anterior: null,
  data_encerramento: null,
  ...resto,
});
const nova = (antes: SituacaoGuardada, pedida: SituacaoPedida) => novaSituacao(antes, pedida, HOJE);
const SAIDA = { situacao_motivo: 'preco', situacao_desde: '2026-03-01' } as const;

describe('a client goes on step by step', () => {
  test.each([
    ['prospecto', 'implantacao'],
    ['implantacao', 'ativo'],
    ['ativo', 'aviso_previo'],
    ['aviso_previo', 'encerrado'],
    ['prospecto', 'inativo'],
    ['implantacao', 'inativo'],
    ['ativo', 'inativo'],
    ['aviso_previo', 'inativo'],
    ['encerrado', 'inativo'],
  ] as const)('from %s to %s', (antes, depois) => {
    expect(recusaDaPassagem(de(antes), depois, undefined)).toBeNull();
  });

  test.each([
    ['prospecto', 'ativo', 'Daqui ele passa a “Em implantação” ou “Inativo”.'],
    ['ativo', 'encerrado', 'Daqui ele passa a “Em aviso prévio” ou “Inativo”.'],
    ['ativo', 'implantacao', 'Para voltar atrás, reabra o cliente com um motivo.'],
    ['encerrado', 'ativo', 'Para voltar atrás, reabra o cliente com um motivo.'],
    ['inativo', 'ativo', 'Para voltar atrás, reabra o cliente com um motivo.'],
  ] as const)('not from %s to %s', (antes, depois, frase) => {
    expect(recusaDaPassagem(de(antes), depois, undefined)).toContain(frase);
  });
});

describe('a client comes back by being reopened', () => {
  test.each([
    ['encerrado', 'ativo'],
    ['inativo', 'prospecto'],
    ['aviso_previo', 'ativo'],
    ['ativo', 'implantacao'],
  ] as const)('from %s to %s', (antes, depois) => {
    expect(recusaDaPassagem(de(antes), depois, 'reabrir')).toBeNull();
  });

  test.each([
    ['prospecto', 'implantacao', 'Não há situação anterior'],
    ['inativo', 'encerrado', 'Reaberto, ele volta a “Prospecto”, “Em implantação” ou “Ativo”.'],
    ['implantacao', 'ativo', 'Reaberto, ele volta a “Prospecto”.'],
  ] as const)('not from %s to %s', (antes, depois, frase) => {
    expect(recusaDaPassagem(de(antes), depois, 'reabrir')).toContain(frase);
  });

  test('with a reason, which is asked for, and from today on unless another day is told', () => {
    const antes = de('encerrado', { ...SAIDA, data_encerramento: '2026-03-01' });
    const pedida = { situacao: 'ativo', situacao_ato: 'reabrir' } as const;
    expect(nova(antes, pedida)).toEqual({
      erros: [{ campo: 'situacao_detalhe', mensagem: 'Conte por que o cliente é reaberto.' }],
    });
    expect(nova(antes, { ...pedida, situacao_detalhe: 'Voltou atrás' })).toEqual(
      de('ativo', {
        situacao_detalhe: 'Voltou atrás',
        situacao_desde: HOJE,
        situacao_anterior: 'encerrado',
      }),
    );
  });
});

describe('what ends asks for a reason and a day', () => {
  test.each([
    [{}, ['situacao_motivo', 'situacao_desde']],
    [{ situacao_motivo: 'preco' }, ['situacao_desde']],
    [{ situacao_motivo: 'outro', situacao_desde: '2026-03-01' }, ['situacao_detalhe']],
    [{ situacao_motivo: 'preco', situacao_desde: '2026-03-10' }, ['situacao_desde']],
  ] as const)('%j lacks %j', (dita, campos) => {
    const lido = nova(de('ativo'), { situacao: 'aviso_previo', ...dita });
    expect(lido && 'erros' in lido && lido.erros.map(({ campo }) => campo)).toEqual(campos);
  });

  test('the day of the end is kept of a client that is made inactive later', () => {
    const fim = nova(de('aviso_previo'), { situacao: 'encerrado', ...SAIDA });
    expect(fim).toMatchObject({
      data_encerramento: '2026-03-01',
      situacao_anterior: 'aviso_previo',
    });
    const depois = nova(fim as SituacaoGuardada, {
      situacao: 'inativo',
      situacao_motivo: 'cadastro_repetido',
      situacao_desde: '2026-03-08',
    });
    expect(depois).toMatchObject({ situacao_desde: '2026-03-08', data_encerramento: '2026-03-01' });
  });

  test('the day of the end stays, too, when what is told of the inactive client is corrected', () => {
    const antes = de('inativo', {
      ...SAIDA,
      situacao_desde: '2026-03-08',
      data_encerramento: '2026-03-01',
    });
    expect(nova(antes, { situacao_detalhe: 'Mudou de país' })).toMatchObject({
      data_encerramento: '2026-03-01',
    });
  });

  test('the reason alone is corrected, and what is not told of it stays', () => {
    const antes = de('encerrado', { ...SAIDA, situacao_anterior: 'aviso_previo' });
    expect(nova(antes, { situacao_motivo: 'inadimplencia' })).toEqual({
      ...antes,
      situacao_motivo: 'inadimplencia',
      data_encerramento: '2026-03-01',
    });
    expect(nova(antes, { situacao: 'encerrado' })).toBeNull();
  });
});

describe('the last change is taken back whatever it was', () => {
  test.each([
    ['ativo', 'encerrado'],
    ['inativo', 'encerrado'],
    ['aviso_previo', 'ativo'],
  ] as const)('%s was %s before', (agora, antes) => {
    const guardada = de(agora, { situacao_anterior: antes });
    expect(nova(guardada, { situacao: antes, situacao_ato: 'desfazer' })).toMatchObject({
      situacao: antes,
      situacao_motivo: null,
    });
  });

  test('and not to a day to come, nor twice', () => {
    const guardada = de('ativo', { situacao_anterior: 'encerrado' });
    const pedida = { situacao: 'encerrado', situacao_ato: 'desfazer' } as const;
    expect(nova(guardada, { ...pedida, situacao_desde: '2026-03-10' })).toMatchObject({
      erros: [{ campo: 'situacao_desde' }],
    });
    expect(nova(guardada, pedida)).toMatchObject({ situacao_anterior: null });
  });

  test('of what stays nothing is taken back unchecked', () => {
    const guardada = de('encerrado', { ...SAIDA, situacao_anterior: 'aviso_previo' });
    const semMotivo = { situacao_ato: 'desfazer', situacao_motivo: null } as const;
    expect(nova(guardada, semMotivo)).toMatchObject({ erros: [{ campo: 'situacao_motivo' }] });
  });

  test('and nothing that was before it', () => {
    const guardada = de('encerrado', { situacao_anterior: 'aviso_previo' });
    expect(nova(guardada, { situacao: 'ativo', situacao_ato: 'desfazer' })).toEqual({
      recusa: 'O cliente está como “Encerrado”. Só a última mudança pode ser desfeita.',
    });
  });
});

test('a new client is a prospect, coming in or active', () => {
  expect(recusaDoNovo(undefined)).toBeNull();
  expect(recusaDoNovo('prospecto')).toBeNull();
  expect(recusaDoNovo('encerrado')).toBe(
    'Um cliente novo começa como “Prospecto”, “Em implantação” ou “Ativo”.',
  );
});
