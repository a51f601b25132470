import { describe, expect, it } from 'vitest';
import {
  condicoesMostradas,
  corpoDoContrato,
  errosDoContrato,
  servicosDigitados,
  ValoresDoContrato,
  valoresDoContrato,
} from './contratos.formulario.ts';

const valores = valoresDoContrato(null, { id: 7, nome: 'Padaria' });
const tudo = { veValor: true, emVigor: false };

describe('the form of a contract', () => {
  const folha = {
    servico_id: 1,
    nome: 'Folha',
    unidade: '',
    volume: '1.500',
    sla: '',
    valor: null,
  };

  it.each([
    ['1.500', 'Folha (até 1.500)'],
    ['1.50', 'Folha'],
    ['', 'Folha'],
  ])('says a volume of %j in its review as %j', (volume, dito) => {
    expect(servicosDigitados([{ ...folha, volume }], true)).toEqual([dito]);
  });

  it('says no day in its review that cannot be read', () => {
    expect(condicoesMostradas({ ...valores, dia_vencimento: '1.5' }).dia_vencimento).toBeNull();
  });

  it('sends services with what was agreed of each, and null for blank', () => {
    expect(corpoDoContrato({ ...valores, servicos: [folha] }, tudo)).toEqual({
      cliente_id: 7,
      empresa_id: null,
      numero_contrato: '',
      responsavel_id: null,
      time_id: null,
      servicos: [
        {
          servico_id: 1,
          volume_limite: 1_500,
          unidade: '',
          sla_horas: null,
          valor_centavos: null,
        },
      ],
      valor_mensal_centavos: null,
      data_inicio: null,
      data_fim: null,
      data_assinatura: null,
      dia_vencimento: null,
      indice_reajuste: null,
      mes_reajuste: null,
      aviso_previo_dias: null,
      renovacao_automatica: false,
    });
  });

  it('sends no amount without the permission, and an amendment of a contract in force', () => {
    const corpo = corpoDoContrato(
      { ...valores, servicos: [folha], aditivo_descricao: 'Reajuste' },
      { veValor: false, emVigor: true },
    );
    expect(corpo).not.toHaveProperty('valor_mensal_centavos');
    expect(corpo.servicos[0]).not.toHaveProperty('valor_centavos');
    expect(corpo.aditivo).toEqual({ descricao: 'Reajuste', vigencia_em: null });
  });

  it('puts each error at its field', () => {
    expect(errosDoContrato(valores, tudo)).toEqual({});
    const doServico = (mudancas: object) =>
      errosDoContrato({ ...valores, servicos: [{ ...folha, ...mudancas }] }, tudo).servicos;
    expect(doServico({ sla: '0' })).toBe('Folha: Informe o prazo em horas, de 1 a 8.760.');
    expect(doServico({ volume: '12.5' })).toBe('Folha: Informe o volume, de 1 a 1.000.000.');
    expect(doServico({ valor: 'mil' })).toBe('Folha: Informe um valor como 1.234,56.');
    expect(errosDoContrato(valoresDoContrato(null), tudo)).toEqual({
      cliente: 'Escolha o cliente.',
    });
    const datas = { ...valores, data_inicio: '2026-02-01', data_fim: '2026-01-31' };
    expect(errosDoContrato(datas, tudo)).toEqual({
      data_fim: 'A data final deve ser depois da inicial.',
    });
    for (const valor of [-500, 1e12 + 1]) {
      expect(errosDoContrato({ ...valores, valor }, tudo)).toEqual({
        valor: 'Informe um valor de R$ 0,00 a R$ 10.000.000.000,00.',
      });
    }
    const condicoes = { ...valores, dia_vencimento: '32', aviso_previo_dias: 'um mês' };
    expect(errosDoContrato(condicoes, tudo)).toEqual({
      dia_vencimento: 'Informe o dia do vencimento, de 1 a 31.',
      aviso_previo_dias: 'Informe o aviso prévio em dias, de 0 a 365.',
    });
    const longo = { ...valores, aditivo_descricao: 'x'.repeat(301) };
    expect(errosDoContrato(longo, { veValor: true, emVigor: true })).toEqual({
      aditivo_descricao: 'A descrição pode ter no máximo 300 caracteres.',
    });
  });

  it.each([
    ['1500 reais', 'Informe um valor como 1.234,56.'],
    ['1.500,999', 'Informe um valor como 1.234,56.'],
    ['99999999999999', 'Informe um valor de R$ 0,00 a R$ 10.000.000.000,00.'],
  ])('refuses an amount that is none instead of deleting the stored one: "%s"', (valor, frase) => {
    expect(errosDoContrato({ ...valores, valor }, tudo)).toEqual({ valor: frase });
    expect(ValoresDoContrato.parse({ ...valores, valor }).valor).toBe(valor);
  });
});
