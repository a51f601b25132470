import { FeriadoDoEscritorio } from '@dominio/contrato/feriados';
import { expect, it } from 'vitest';
import { type AvisoPedido, conectarAvisos } from './avisar.ts';
import { ErroDaApi } from './erro-da-api.ts';
import { recarregarDaRecusa } from './registro-da-recusa.ts';

const ATUAL: FeriadoDoEscritorio = {
  id: 3,
  data: '2026-09-08',
  anual: true,
  nome: 'Padroeira',
  uf: 'SP',
  municipio: null,
  fonte: null,
  versao: 2,
};
const recusa = (corpo: Record<string, unknown>) =>
  new ErroDaApi({ status: 409, codigo: 'REGISTRO_ALTERADO', detail: 'Foi alterado.', corpo });

it('begins anew with the record that the refusal brings, and says when it brings none', () => {
  const avisos: AvisoPedido[] = [];
  const desconectar = conectarAvisos((aviso) => avisos.push(aviso));
  const lidos: FeriadoDoEscritorio[] = [];
  const ler = (corpo: Record<string, unknown>) =>
    recarregarDaRecusa(recusa(corpo), FeriadoDoEscritorio, (atual) => lidos.push(atual));
  ler({ atual: { ...ATUAL, busca: 'do banco' } });
  expect([lidos, avisos]).toEqual([[ATUAL], []]);
  ler({});
  expect(lidos).toHaveLength(1);
  expect(avisos).toMatchObject([{ tipo: 'erro', titulo: 'Erro ao recarregar' }]);
  desconectar();
});
