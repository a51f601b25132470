import type { Endpoint } from '@dominio/contrato/endpoint';
import { cabeNaVisita, recusaNaVisita } from '@dominio/contrato/visita';
import { ErroDaApi } from './erro-da-api.ts';
import { visitaAtual } from './visita.ts';

/** @throws ErroDaApi 409 for what a visit may not do; the call is not made. */
export function exigirQueCaiba(endpoint: Endpoint): void {
  if (endpoint.acesso === 'publico' || cabeNaVisita(endpoint)) return;
  const detail = recusaNaVisita(visitaAtual?.nome ?? '');
  throw new ErroDaApi({ status: 409, codigo: 'SOMENTE_LEITURA', detail, doServidor: true });
}
