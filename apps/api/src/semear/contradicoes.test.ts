import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALEGACOES } from '../../test/contradicoes.apoio.ts';
import { criarBancoDeTeste, pastaDeTeste } from '../../test/postgres.ts';
import cnaes from '../modules/empresas/cnaes.json' with { type: 'json' };
import { abrirPasta } from '../platform/arquivos/pasta.ts';
import { abrirBanco, type Banco } from '../platform/db.ts';
import { semearDemo } from './demo.ts';
import { semearFirma } from './firma.ts';

/** A Saturday afternoon, when nobody writes anything. */
const agora = new Date('2026-11-21T17:20:00Z');
const HOJE = `date '2026-11-21'`;

const NOME_DO_CNAE = new Map(cnaes.itens.map(([codigo, nome]) => [codigo, nome]));

/** What an activity is called, by the first word of the name of a company that has it. */
const OFICIOS: readonly (readonly [ramo: string, atividade: RegExp])[] = [
  ['Padaria', /padaria/],
  ['Restaurante', /^Restaurantes/],
  ['Oficina', /reparação mecânica/],
  ['Farmácia', /farmacêuticos/],
  ['Escola', /Educação infantil/],
  ['Livraria', /livros/],
  ['Papelaria', /papelaria/],
  ['Lavanderia', /^Lavanderias/],
  ['Laticínios', /laticínios/],
  ['Transportes', /^Transporte rodoviário de carga/],
  ['Hotel', /^Hotéis/],
  ['Ótica', /óptica/],
  ['Odonto', /odontológica/],
  ['Clínica', /médica/],
  ['Móveis', /móveis/],
  ['Construtora', /^Construção/],
  ['Plásticos', /plástico/],
];

describe.each([
  [
    'the demonstration',
    async (banco: Banco) => {
      await semearDemo(banco, { agora: () => agora, arquivos: abrirPasta(pastaDeTeste()) });
    },
  ],
  [
    'a fraction of the firm of 300',
    (banco: Banco) => semearFirma(banco, { agora, fracao: 0.015, aoAvancar: () => undefined }),
  ],
])('in %s', (_, semear) => {
  let banco: Banco;
  let descartar: () => Promise<void>;
  beforeAll(async () => {
    const bancoDeTeste = await criarBancoDeTeste();
    banco = abrirBanco(bancoDeTeste.conexao, { max: 2 });
    descartar = bancoDeTeste.descartar;
    await semear(banco);
  });
  afterAll(async () => {
    await banco.$client.end();
    await descartar();
  });

  test.each(ALEGACOES)('%s', async (_claim, contradicoes) => {
    const { rows } = await banco.$client.query(contradicoes.replaceAll(':hoje', HOJE));
    expect(rows.slice(0, 5)).toEqual([]);
  });

  test.each(OFICIOS)('a company called %s has that activity', async (ramo, atividade) => {
    const { rows } = await banco.$client.query<{ cnae_principal: string }>(
      `select distinct cnae_principal from empresas
        where cnae_principal is not null and nome_fantasia ~ ('^' || $1)`,
      [ramo],
    );
    for (const { cnae_principal } of rows) {
      expect(NOME_DO_CNAE.get(cnae_principal)).toMatch(atividade);
    }
  });
});
