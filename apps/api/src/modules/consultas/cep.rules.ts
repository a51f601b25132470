import { EnderecoDoCep } from '@dominio/contrato/consultas';
import { camposDe, umaUf, umCep, umMunicipio, umTexto } from './limpeza.rules.ts';

/** Whether the service says, with status 200, that it has no such CEP: ViaCEP does. */
export function cepDesconhecido(resposta: unknown): boolean {
  const { erro } = camposDe(resposta);
  return erro === true || erro === 'true';
}

/**
 * Reads an answer about a CEP as ViaCEP (`/ws/{cep}/json/`) or BrasilAPI (`/api/cep/v1/{cep}`) gives
 * it. Neither's complement is read: it says which numbers of the street have the CEP.
 *
 * @returns null for an answer in neither format, without a town, or about another CEP.
 */
export function lerCep(resposta: unknown, cep: string): EnderecoDoCep | null {
  const c = camposDe(resposta);
  if (umCep(c.cep) !== cep) return null;
  const municipio = umTexto(c.localidade ?? c.city, 100);
  const uf = umaUf(c.uf ?? c.state);
  if (municipio === null || uf === null) return null;
  return EnderecoDoCep.parse({
    cep,
    logradouro: umTexto(c.logradouro ?? c.street, 200),
    bairro: umTexto(c.bairro ?? c.neighborhood, 100),
    municipio,
    // ViaCEP alone tells it.
    municipio_ibge: umMunicipio(c.ibge, uf),
    uf,
  });
}
