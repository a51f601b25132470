import { describe, expect, it } from 'vitest';
import { comOCliente, conosco, vencimentosDe } from './pendencias.rules.ts';

const AGORA = new Date('2026-11-18T12:00:00Z');
const HOJE = '2026-11-18';
const ha = (dias: number) => new Date(AGORA.getTime() - dias * 86_400_000).toISOString();
const umItem = (mudancas: object) => ({
  id: 10,
  titulo: 'Contrato social',
  estado: 'pendente' as const,
  solicitado_em: null,
  alterado_em: null,
  resposta: null,
  ...mudancas,
});
const umContrato = (mudancas: object) => ({
  id: 71,
  numero_contrato: '2026-0071',
  status_contrato: 'ATIVO' as const,
  data_inicio: null,
  data_fim: null,
  encerra_em: null,
  data_assinatura: null,
  renovacao_automatica: false,
  ...mudancas,
});
const umaEmpresa = (mudancas: object) => ({
  id: 51,
  razao_social: 'Aurora',
  certificado_ate: null,
  status: 'ativa' as const,
  ...mudancas,
});
const escritas = (lidas: readonly { titulo: string; detalhe: string }[]) =>
  lidas.map(({ titulo, detalhe }) => `${titulo} | ${detalhe}`);
const resposta = { tipo: 'nao_tem', texto: 'Não há.', em: ha(1), por: 'Rui' } as const;

describe('what waits for the client', () => {
  it('is what was asked for and not answered, what was asked first first', () => {
    const itens = [
      umItem({ id: 1, titulo: 'Cartão CNPJ', estado: 'solicitado', solicitado_em: ha(2) }),
      umItem({ id: 2, titulo: 'Contrato social', estado: 'solicitado', solicitado_em: ha(12) }),
      umItem({ id: 3, titulo: 'Respondido', estado: 'solicitado', solicitado_em: ha(3), resposta }),
      umItem({ id: 4, titulo: 'Não pedido' }),
      umItem({ id: 5, titulo: 'Trazido', estado: 'recebido' }),
    ];
    expect(escritas(comOCliente(itens, AGORA))).toEqual([
      'Contrato social | Pedido há 12 dias',
      'Cartão CNPJ | Pedido há 2 dias',
    ]);
  });
});

describe('what waits for the firm', () => {
  const nada = { itens: [], correcoes: [], contratos: [] };

  it('is nothing where there is nothing', () => {
    expect(conosco(nada, AGORA)).toEqual([]);
  });

  it('is what the client brought or says it has not', () => {
    const itens = [
      umItem({ id: 1, titulo: 'Cartão CNPJ', estado: 'recebido', alterado_em: ha(4) }),
      umItem({ id: 2, titulo: 'Termo LGPD', estado: 'solicitado', resposta }),
      umItem({ id: 3, titulo: 'Pedido', estado: 'solicitado', solicitado_em: ha(1) }),
    ];
    expect(escritas(conosco({ ...nada, itens }, AGORA))).toEqual([
      'Conferir: Cartão CNPJ | Recebido há 4 dias',
      'Conferir: Termo LGPD | O cliente não tem, disse há 1 dia',
    ]);
  });

  it('is one row for all corrections, with the age of the oldest', () => {
    const correcoes = [{ criado_em: ha(1) }, { criado_em: ha(6) }];
    expect(escritas(conosco({ ...nada, correcoes }, AGORA))).toEqual([
      'Revisar 2 correções | A mais antiga, proposta há 6 dias',
    ]);
    expect(escritas(conosco({ ...nada, correcoes: correcoes.slice(0, 1) }, AGORA))).toEqual([
      'Revisar 1 correção | Proposta há 1 dia',
    ]);
  });

  it('is the signature of contracts that live, and of no others', () => {
    const contratos = [
      umContrato({ id: 1, numero_contrato: '2026-0001', data_inicio: '2026-12-01' }),
      umContrato({ id: 2, numero_contrato: '2026-0002', data_assinatura: '2026-01-02' }),
      umContrato({ id: 3, numero_contrato: '2026-0003', status_contrato: 'ENCERRADO' }),
    ];
    expect(escritas(conosco({ ...nada, contratos }, AGORA))).toEqual([
      'Colher a assinatura do contrato 2026-0001 | Início em 01/12/2026',
    ]);
  });
});

describe('what ends or is due', () => {
  const nada = { contratos: [], reajustes: [], empresas: [] };
  const doFim = (data_fim: string | null, mais = {}) =>
    escritas(
      vencimentosDe(
        { ...nada, contratos: [umContrato({ numero_contrato: '2026-0001', data_fim, ...mais })] },
        HOJE,
      ),
    );

  it.each([
    ['2026-11-18', {}, 'Contrato 2026-0001 termina | hoje · 18/11/2026'],
    [
      '2026-11-19',
      { renovacao_automatica: true },
      'Contrato 2026-0001 renova-se | amanhã · 19/11/2026',
    ],
    ['2027-02-16', {}, 'Contrato 2026-0001 termina | em 90 dias · 16/02/2027'],
    ['2026-11-13', {}, 'Contrato 2026-0001 terminou | há 5 dias · 13/11/2026'],
    [
      '2028-01-01',
      { renovacao_automatica: true, encerra_em: '2026-12-18' },
      'Contrato 2026-0001 termina | em 30 dias · 18/12/2026',
    ],
  ])('is a contract that ends on %s %o: %s', (dia, mais, frase) => {
    expect(doFim(dia, { renovacao_automatica: false, ...mais })).toEqual([frase]);
  });

  it.each([
    [null, {}],
    ['2027-02-17', {}],
    ['2026-11-19', { status_contrato: 'ENCERRADO' }],
    ['2026-11-19', { status_contrato: 'CANCELADO' }],
  ])('is not a contract that ends on %s %o', (dia, mais) => {
    expect(doFim(dia, mais)).toEqual([]);
  });

  it('is told the nearest first: certificates of sixty days, adjustments of the month last', () => {
    const empresas = [
      umaEmpresa({ id: 1, razao_social: 'Aurora', certificado_ate: '2027-01-17' }),
      umaEmpresa({ id: 2, razao_social: 'Boreal', certificado_ate: '2027-01-18' }),
      umaEmpresa({ id: 3, razao_social: 'Celeste', certificado_ate: '2026-11-17' }),
      umaEmpresa({
        id: 4,
        razao_social: 'Fechada',
        certificado_ate: '2026-11-20',
        status: 'baixada',
      }),
    ];
    const reajustes = [umContrato({ numero_contrato: '2025-0009' })];
    expect(escritas(vencimentosDe({ ...nada, empresas, reajustes }, HOJE))).toEqual([
      'Certificado de Celeste venceu | ontem · 17/11/2026',
      'Certificado de Aurora vence | em 60 dias · 17/01/2027',
      'Reajuste do contrato 2025-0009 | Neste mês',
    ]);
  });
});
