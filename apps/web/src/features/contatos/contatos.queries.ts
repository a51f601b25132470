import { contatosEndpoints } from '@dominio/contrato/contatos';
import { queryOptions } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useEscrever } from '../../registros/gravacoes.ts';
import { recurso } from '../../registros/recurso.ts';
import { CAMPOS } from './contatos.registro.ts';

export const contatos = recurso(CHAVES.contatos, contatosEndpoints, {
  nome: { um: 'contato', varios: 'contatos', genero: 'm' },
  linhas: 'contatos',
  porPagina: 50,
  exportacao: { permissao: 'contatos_importantes:exportar', campos: CAMPOS },
  tambem: [CHAVES.linhaDoTempo],
});
const { chaves } = contatos;

/** Query of what the contacts of a client lack together. */
export const faltasOptions = (clienteId: number) =>
  queryOptions({
    queryKey: chaves.consulta('faltas', clienteId),
    queryFn: async ({ signal }) => {
      const query = { cliente_id: clienteId };
      return (await chamar(contatosEndpoints.faltas, { query }, { signal })).faltas;
    },
  });

/** Mutations of what happens to a contact: leaving, returning, being joined and invited. */
export const useSubstituir = () => useEscrever(contatos, contatosEndpoints.substituir);
export const useReativar = () => useEscrever(contatos, contatosEndpoints.reativar);
export const useJuntar = () => useEscrever(contatos, contatosEndpoints.mesclar);
export const useSeparar = () => useEscrever(contatos, contatosEndpoints.separar);
export const useConvidar = () =>
  useEscrever({ ...contatos, tambem: [CHAVES.usuarios] }, contatosEndpoints.convidar);
