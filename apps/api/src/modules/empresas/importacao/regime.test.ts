import { importacaoDeEmpresasEndpoints as e } from '@dominio/contrato/empresas-importacao';
import { regimesDaEmpresaEndpoints as r } from '@dominio/contrato/empresas-regimes';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { criarCliente, umCnpj } from '../../../../test/factories/clientes.ts';
import { criarRegimes } from '../../../../test/factories/regimes.ts';
import { csv, montarImportacao } from '../../../../test/importacao-de-empresas.apoio.ts';
import { auditoriaEventos } from '../../../platform/auditoria/auditoria.tables.ts';
import { empresas } from '../../clientes/clientes.tables.ts';

const { banco, chamar, admin, enviar, conferir, gravar, simular } = await montarImportacao();

const TITULOS = ['CNPJ', 'Razão social', 'Cliente', 'Regime', 'Desde'];
const regimesDe = async (id: number) =>
  (await chamar(admin, r.listar, { params: { id } })).corpo.regimes.map(({ regime, desde }) => [
    regime,
    desde,
  ]);
const idDe = async (cnpj: string) => {
  const [uma] = await banco.select().from(empresas).where(eq(empresas.cnpj, cnpj));
  return uma?.id ?? 0;
};
const desfazer = (id: number) => chamar(admin, e.desfazer, { params: { id } });

/** A sheet that creates a company with a regime and begins one in a company that has another. */
async function importada() {
  const antiga = await criarCliente(banco);
  await criarRegimes(banco, antiga.empresa_id, [['lucro_presumido', '2020-01-01']]);
  const cnpj = umCnpj();
  const planilha = csv(
    TITULOS,
    [cnpj, 'Nova Ltda', String(antiga.id), 'Simples Nacional', '01/02/2021'],
    [antiga.cnpj, '', '', 'Lucro Real', '01/01/2026'],
  );
  const { id, linhas } = await simular(planilha);
  return { id, antiga, cnpj, linhas, planilha };
}

describe('the regime of a company in an imported sheet', () => {
  test('is shown before it is written, and begins as the call for one has it begin', async () => {
    const { id, antiga, cnpj, linhas, planilha } = await importada();
    expect(linhas.map(({ estado }) => estado)).toEqual(['nova', 'altera']);
    expect(linhas[1]?.mudancas).toEqual([
      {
        rotulo: 'Regime tributário',
        antes: 'Lucro Presumido desde 01/01/2020',
        depois: 'Lucro Real desde 01/01/2026',
      },
    ]);
    expect((await gravar(id)).corpo.message).toBe('1 empresa criada, 1 alterada.');
    expect(await regimesDe(await idDe(cnpj))).toEqual([['simples_nacional', '2021-02-01']]);
    expect(await regimesDe(antiga.empresa_id)).toEqual([
      ['lucro_real', '2026-01-01'],
      ['lucro_presumido', '2020-01-01'],
    ]);
    const contados = await banco
      .select()
      .from(auditoriaEventos)
      .where(
        and(
          eq(auditoriaEventos.acao, 'empresa.regime_incluido'),
          eq(auditoriaEventos.objeto_id, antiga.empresa_id),
        ),
      );
    expect(contados).toHaveLength(1);
    const outraVez = await simular(planilha);
    expect(outraVez.linhas.map(({ estado }) => estado)).toEqual(['igual', 'igual']);
  });

  test('goes when the import is taken back, and what was there before stays', async () => {
    const { id, antiga, cnpj } = await importada();
    await gravar(id);
    expect((await desfazer(id)).status).toBe(200);
    expect(await idDe(cnpj)).toBe(0);
    expect(await regimesDe(antiga.empresa_id)).toEqual([['lucro_presumido', '2020-01-01']]);
  });

  test.each(['created', 'changed'])(
    'keeps an import from being taken back once it was corrected in a company that it %s',
    async (qual) => {
      const { id, antiga, cnpj } = await importada();
      await gravar(id);
      const empresa = qual === 'created' ? await idDe(cnpj) : antiga.empresa_id;
      const { corpo } = await chamar(admin, r.listar, { params: { id: empresa } });
      await chamar(admin, r.atualizar, {
        params: { id: empresa, regime_id: corpo.regimes[0]?.id ?? 0 },
        body: { regime: 'imune_isenta' },
      });
      const { status, erro } = await desfazer(id);
      expect([status, erro.detail]).toEqual([
        409,
        expect.stringContaining('Foi alterada depois da importação.'),
      ]);
      expect(await regimesDe(empresa)).toContainEqual(['imune_isenta', expect.any(String)]);
    },
  );

  test.each([
    ['Lucro Enorme', '01/01/2026', 'Regime', 'Escolha o regime da lista.'],
    ['Lucro Real', '', 'Desde', 'Informe desde quando vale o regime.'],
    ['', '01/01/2026', 'Regime', 'Escolha o regime tributário.'],
    [
      'Lucro Presumido',
      '01/01/2026',
      'Regime',
      'Lucro Presumido já vale desde 01/01/2020. Escolha outro regime.',
    ],
    [
      'Lucro Real',
      '01/01/2020',
      'Desde',
      'A empresa já tem Lucro Presumido desde 01/01/2020. Corrija o regime no cadastro dela.',
    ],
  ])('%s from %s is told at its column %s', async (regime, desde, coluna, mensagem) => {
    const { cnpj, empresa_id } = await criarCliente(banco);
    await criarRegimes(banco, empresa_id, [['lucro_presumido', '2020-01-01']]);
    const { linhas } = await simular(csv(TITULOS, [cnpj, '', '', regime, desde]));
    expect(linhas).toMatchObject([{ estado: 'erro', problemas: [{ coluna, mensagem }] }]);
  });

  test('is read by both of its columns or by none', async () => {
    const { cnpj } = await criarCliente(banco);
    const { corpo } = await enviar(csv(['CNPJ', 'Regime tributário'], [cnpj, 'Lucro Real']));
    expect(corpo.colunas.map(({ campo }) => campo)).toEqual(['cnpj', null]);
    const { status, erro } = await conferir(corpo.id, { campos: ['cnpj', 'regime'] });
    expect([status, erro.campos?.[0]?.mensagem ?? erro.detail]).toEqual([
      422,
      'O regime precisa de duas colunas: Regime tributário e Regime desde.',
    ]);
  });
});
