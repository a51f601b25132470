import { z } from 'zod';
import { Id, texto } from './campos.ts';
import { CamposDoCliente, Cliente, ClienteDaLista } from './clientes.ts';
import { TermosDoNovoContrato } from './contratos.ts';
import { CpfOpcional } from './cpfs.ts';
import { CamposDaEmpresa } from './empresas.ts';
import { endpoint } from './endpoint.ts';

/** A new client; its head office and a contract in draft may come with it. */
export const NovoCliente = CamposDoCliente.extend({
  empresa: CamposDaEmpresa.pick({ cnpj: true, nome_fantasia: true, municipio: true, uf: true })
    .extend({
      /** If absent or blank, the name of the client. */
      razao_social: texto(200, 'A razão social pode ter no máximo 200 caracteres.').optional(),
    })
    .optional(),
  contrato: TermosDoNovoContrato.optional(),
  /**
   * Who answers for the client, and for its contract unless that names somebody else: the creator where it
   * is absent and they would not see the client otherwise; null for nobody yet.
   */
  responsavel_id: Id.nullable().optional(),
});
export type NovoCliente = z.output<typeof NovoCliente>;

/** Clients with one name, ignoring accents and case, in the caller's scope. */
const Homonimos = z.object({
  clientes: z.array(ClienteDaLista.pick({ id: true, nome: true, cnpj: true })),
});
export type ClienteHomonimo = z.infer<typeof Homonimos>['clientes'][number];

const UM_DOS_DOIS = 'Informe o CPF ou o CNPJ.';

/** One document of a client that is being entered. */
const DocumentoDoNovo = z
  .object({ cpf: CpfOpcional, cnpj: CamposDaEmpresa.shape.cnpj.optional() })
  .refine(({ cpf, cnpj }) => (cpf ?? undefined) !== undefined || cnpj !== undefined, UM_DOS_DOIS);
export type DocumentoDoNovo = z.output<typeof DocumentoDoNovo>;

export const cadastroDeClientesEndpoints = {
  homonimos: endpoint({
    method: 'GET',
    path: '/api/clients/homonimos',
    acesso: 'clientes:criar',
    resumo: 'Clientes no alcance de quem pede que já têm o nome de um novo',
    query: CamposDoCliente.pick({ nome: true }),
    response: Homonimos,
  }),
  conferirDocumento: endpoint({
    // A CPF does not belong in an address, which logs keep.
    method: 'POST',
    path: '/api/clients/documentos/conferir',
    acesso: 'clientes:criar',
    resumo: 'Se o CPF ou o CNPJ de um cliente novo já está cadastrado',
    body: DocumentoDoNovo,
    /** The sentence for the field; it names the client only to who sees it. */
    response: z.object({ repetido: z.string().nullable() }),
  }),
  criar: endpoint({
    method: 'POST',
    path: '/api/clients',
    acesso: 'clientes:criar',
    resumo: 'Cadastrar um cliente, com a empresa e o contrato em rascunho se informados',
    body: NovoCliente,
    response: Cliente,
    status: 201,
  }),
} as const;
