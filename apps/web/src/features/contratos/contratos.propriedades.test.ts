import { expect, it } from 'vitest';
import { valoresDoContrato } from './contratos.formulario.ts';
import { camposDoAditivo, corpoDoCampo, errosDoCampo } from './contratos.propriedades.ts';

const valores = {
  ...valoresDoContrato(null, { id: 7, nome: 'Padaria' }),
  numero_contrato: '2026-0071',
  valor: 150_000,
};
const rascunho = { veValor: true, emVigor: false };
const emVigor = { veValor: true, emVigor: true };

it('a field is sent alone, so that what others changed stays', () => {
  expect(corpoDoCampo('numero_contrato', valores, rascunho)).toEqual({
    numero_contrato: '2026-0071',
  });
  expect(corpoDoCampo('responsavel', valores, rascunho)).toEqual({ responsavel_id: null });
  expect(corpoDoCampo('valor', valores, rascunho)).toEqual({ valor_mensal_centavos: 150_000 });
});

it('a term in force goes with its amendment, any other field without one', () => {
  const aditivo = { descricao: '', vigencia_em: null };
  expect(corpoDoCampo('empresa_id', valores, emVigor)).toEqual({ empresa_id: null, aditivo });
  expect(camposDoAditivo('servicos', emVigor)).toEqual(['aditivo_descricao', 'aditivo_vigencia']);
  expect(corpoDoCampo('time_id', valores, emVigor)).toEqual({ time_id: null });
  expect(camposDoAditivo('time_id', emVigor)).toEqual([]);
});

it('what is wrong is told at the field that is open', () => {
  const datas = { ...valores, data_inicio: '2026-02-01', data_fim: '2026-01-31' };
  const frase = 'A data final deve ser depois da inicial.';
  expect(errosDoCampo('data_inicio', datas, rascunho)).toEqual({ data_inicio: frase });
  expect(errosDoCampo('data_fim', datas, rascunho)).toEqual({ data_fim: frase });
  expect(errosDoCampo('numero_contrato', { ...valores, numero_contrato: ' ' }, rascunho)).toEqual({
    numero_contrato: 'Informe o número do contrato.',
  });
  const longo = { ...valores, aditivo_descricao: 'x'.repeat(301) };
  expect(errosDoCampo('valor', longo, emVigor)).toEqual({
    aditivo_descricao: 'A descrição pode ter no máximo 300 caracteres.',
  });
});
