import { buscaEndpoints, ResultadoDaBusca } from '@dominio/contrato/busca';
import { responder } from '../rede.ts';
import { umNome } from './pessoa.ts';

interface Achados {
  /** People; `time_nome` is the name of their team, if any. */
  pessoas?: readonly { id: number; nome: string; time_nome?: string }[];
  clientes?: readonly { id: number; nome: string }[];
}

/** Answers the search with those whose name has the term. */
export function responderBusca({ pessoas = [], clientes = [] }: Achados) {
  return responder(buscaEndpoints.buscar, ({ query: { termo } }) => {
    const tem = ({ nome }: { nome: string }) => nome.toLowerCase().includes(termo.toLowerCase());
    return ResultadoDaBusca.parse({
      termo,
      pessoas: pessoas
        .filter(tem)
        .map(({ id, nome, time_nome = null }) => ({ ...umNome(nome, id), time_nome })),
      clientes: clientes.filter(tem).map((cliente) => ({
        ...cliente,
        cnpj: null,
        numero_contrato: null,
        status_contrato: null,
      })),
      agendamentos: [],
    });
  });
}
