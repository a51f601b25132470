import { contasBancariasEndpoints } from '@dominio/contrato/contas-bancarias';
import { queryOptions } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useEscrever } from '../../registros/gravacoes.ts';
import { recurso } from '../../registros/recurso.ts';
import { CAMPOS } from './contas-bancarias.registro.ts';

export const contasBancarias = recurso(CHAVES.contasBancarias, contasBancariasEndpoints, {
  nome: { um: 'conta bancária', varios: 'contas bancárias', genero: 'f' },
  linhas: 'contas_bancarias',
  porPagina: 50,
  exportacao: { permissao: 'contas_bancarias:exportar', campos: CAMPOS },
  tambem: [CHAVES.linhaDoTempo],
});
const { chaves } = contasBancarias;
/** Most accounts of one answer: those among whom a second record of one is looked for. */
const MAXIMO = 200;

/** Query of how many accounts of a client have what to mend. */
export const avisosOptions = (clienteId: number) =>
  queryOptions({
    queryKey: chaves.consulta('avisos', clienteId),
    queryFn: ({ signal }) => {
      const query = { cliente_id: clienteId };
      return chamar(contasBancariasEndpoints.avisos, { query }, { signal });
    },
  });

/** Query of the accounts in use of a client. */
export const emUsoOptions = (clienteId: number) =>
  queryOptions({
    queryKey: chaves.consulta('em-uso', clienteId),
    queryFn: async ({ signal }) => {
      const query = { cliente_id: clienteId, ativa: true, limit: MAXIMO };
      return (await chamar(contasBancariasEndpoints.listar, { query }, { signal }))
        .contas_bancarias;
    },
  });

/** The few of the staff whom a term names, to answer for a statement. */
export const responsaveisOptions = (termo: string) => ({
  queryKey: chaves.consulta('responsaveis', termo),
  queryFn: ({ signal }: { signal: AbortSignal }) => {
    const query = { termo: termo || undefined };
    return chamar(contasBancariasEndpoints.responsaveis, { query }, { signal });
  },
});

/** Mutations of what happens to an account: being closed, and opened again. */
export const useEncerrar = () => useEscrever(contasBancarias, contasBancariasEndpoints.encerrar);
export const useReabrir = () => useEscrever(contasBancarias, contasBancariasEndpoints.reabrir);
