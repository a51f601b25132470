import { contasBancariasEndpoints } from '@dominio/contrato/contas-bancarias';
import { contatosEndpoints } from '@dominio/contrato/contatos';
import { contratosEndpoints } from '@dominio/contrato/contratos';
import { queryOptions } from '@tanstack/react-query';
import { CHAVES } from '../../../consultas/chaves.ts';
import { chamar } from '../../../lib/api-client.ts';

/** Most rows of a section of a company's panel; the list that it leads to has the rest. */
const limit = 5;

/** Query of the contracts that cover a company, alone or with its client, that which counts first. */
export const contratosDaEmpresaOptions = (empresa_id: number) =>
  queryOptions({
    queryKey: [...CHAVES.contratos, 'da-empresa', empresa_id],
    queryFn: async ({ signal }) => {
      const query = { empresa_id, e_do_cliente: true, ordenar: 'que_vale', limit } as const;
      const { contratos, total } = await chamar(contratosEndpoints.listar, { query }, { signal });
      return { itens: contratos, total };
    },
  });

/** Query of a company's accounts in use, by name. */
export const contasDaEmpresaOptions = (empresa_id: number) =>
  queryOptions({
    queryKey: [...CHAVES.contasBancarias, 'da-empresa', empresa_id],
    queryFn: async ({ signal }) => {
      const query = { empresa_id, ativa: true, limit };
      const lidas = await chamar(contasBancariasEndpoints.listar, { query }, { signal });
      return { itens: lidas.contas_bancarias, total: lidas.total };
    },
  });

/** Query of the contacts of a company who are at the client, by name. */
export const contatosDaEmpresaOptions = (empresa_id: number) =>
  queryOptions({
    queryKey: [...CHAVES.contatos, 'da-empresa', empresa_id],
    queryFn: async ({ signal }) => {
      const query = { empresa_id, ativo: true, limit };
      const { contatos, total } = await chamar(contatosEndpoints.listar, { query }, { signal });
      return { itens: contatos, total };
    },
  });
