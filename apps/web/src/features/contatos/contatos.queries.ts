import { contatosEndpoints } from '@dominio/contrato/contatos';
import { queryOptions } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useEscrever } from '../../registros/gravacoes.ts';
import { recurso } from '../../registros/recurso.ts';
import { CAMPOS } from './contatos.registro.ts';

export const contatos = recurso(['contatos'], contatosEndpoints, {
  nome: { um: 'contato', varios: 'contatos', genero: 'm' },
  linhas: 'contatos',
  porPagina: 50,
  exportacao: { permissao: 'contatos_importantes:exportar', campos: CAMPOS },
  tambem: [CHAVES.linhaDoTempo],
});
const { chaves } = contatos;
/** Most contacts of one answer: those among whom a substitute is chosen. */
const MAXIMO = 200;

/** Query of what the contacts of a client lack together. */
export const faltasOptions = (clienteId: number) =>
  queryOptions({
    queryKey: chaves.consulta('faltas', clienteId),
    queryFn: async ({ signal }) => {
      const query = { cliente_id: clienteId };
      return (await chamar(contatosEndpoints.faltas, { query }, { signal })).faltas;
    },
  });

/** Query of the contacts who are at a client, by name. */
export const ativosOptions = (clienteId: number) =>
  queryOptions({
    queryKey: chaves.consulta('ativos', clienteId),
    queryFn: async ({ signal }) => {
      const query = { cliente_id: clienteId, ativo: true, limit: MAXIMO };
      return (await chamar(contatosEndpoints.listar, { query }, { signal })).contatos;
    },
  });

/** Mutations of what happens to a contact: leaving, returning, being joined and invited. */
export const useSubstituir = () => useEscrever(contatos, contatosEndpoints.substituir);
export const useReativar = () => useEscrever(contatos, contatosEndpoints.reativar);
export const useJuntar = () => useEscrever(contatos, contatosEndpoints.mesclar);
export const useSeparar = () => useEscrever(contatos, contatosEndpoints.separar);
export const useConvidar = () =>
  useEscrever({ ...contatos, tambem: [CHAVES.usuarios] }, contatosEndpoints.convidar);
