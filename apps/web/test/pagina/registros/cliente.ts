import { camposPersonalizadosEndpoints } from '@dominio/contrato/campos-personalizados';
import { checklistEndpoints } from '@dominio/contrato/checklist';
import {
  Cliente,
  type ClienteComDetalhes,
  type ClienteDaLista,
  clientesEndpoints,
  type FiltrosDeClientes,
} from '@dominio/contrato/clientes';
import {
  type Atendimento,
  atendimentoDeClientesEndpoints,
} from '@dominio/contrato/clientes-atendimento';
import { clientesFavoritosEndpoints } from '@dominio/contrato/clientes-favoritos';
import { reunioesDeClientesEndpoints } from '@dominio/contrato/clientes-reunioes';
import { usuariosEndpoints } from '@dominio/contrato/usuarios';
import { ENTRADAS } from '../../../src/lib/armazenamento.ts';
import { responder } from '../rede.ts';
import { AGORA } from '../relogio.ts';
import { Registro } from './registro.ts';

/** A client of which only the name is filled in. */
export const umCliente = (mudancas: Partial<Cliente> = {}): Cliente => {
  const nome = mudancas.nome ?? 'Padaria Aurora';
  return Cliente.parse({
    id: 31,
    name: nome,
    nome,
    logo: null,
    logo_url: null,
    site: null,
    instagram: null,
    contrato_id: null,
    empresa_id: null,
    numero_contrato: null,
    status_contrato: null,
    cnpj: null,
    situacao: 'ativo',
    situacao_motivo: null,
    situacao_detalhe: null,
    situacao_desde: null,
    data_encerramento: null,
    natureza: 'empresa',
    cpf: null,
    segmento: null,
    porte: null,
    origem: null,
    curva: null,
    tags: [],
    data_inicio: null,
    canal_preferido: null,
    horario_contato: null,
    particularidades: null,
    tem_folha: null,
    numero_funcionarios: null,
    faturamento_faixa: null,
    meios_recebimento: [],
    base_legal: null,
    encarregado: null,
    consentimentos: [],
    campos_personalizados: {},
    versao: 1,
    ...mudancas,
  } satisfies Cliente);
};

/** Who serves a client: nobody, unless told; whoever asks may change it. */
export const umAtendimento = (mudancas: Partial<Atendimento> = {}): Atendimento => ({
  pessoas: [],
  times: [],
  acima: [],
  acoes: { mudar_pessoas: true, mudar_times: true },
  ...mudancas,
});

/** Answers the calls for the favourites among these clients: none at first. */
function responderFavoritos(clientes: Registro<Cliente>) {
  const ids = new Set<number>();
  responder(clientesFavoritosEndpoints.listar, () => {
    const deles = clientes.todas.filter(({ id }) => ids.has(id));
    return { clientes: deles, total: deles.length };
  });
  const por = responder(clientesFavoritosEndpoints.favoritar, ({ params: { id } }) => {
    ids.add(id);
    return { cliente_id: id, favorito: true };
  });
  const tirar = responder(clientesFavoritosEndpoints.desfavoritar, ({ params: { id } }) => {
    ids.delete(id);
    return { cliente_id: id, favorito: false };
  });
  return { ids, por, tirar };
}

/** Answers the calls for the clients in scope: the whole list, its pages, and each record. */
export function responderClientes(iniciais: readonly Cliente[] = [umCliente()]) {
  const clientes = new Registro(iniciais);
  responder(usuariosEndpoints.clientesFiltrados, () => ({
    clientes: [...clientes.todas],
    total: clientes.todas.length,
    escopo: 'todos',
    atualizado_em: AGORA.toISOString(),
  }));
  const procurar = (
    { status_contrato: status, situacao, ...filtros }: FiltrosDeClientes,
    so?: ReadonlySet<number>,
  ) => {
    const naSituacao = (um: Cliente) => {
      if (situacao === 'arquivados') return um.arquivado !== undefined;
      if (situacao !== 'correntes') return situacao === undefined || um.situacao === situacao;
      return um.arquivado === undefined;
    };
    const neste = (um: Cliente) =>
      (so?.has(um.id) ?? true) &&
      (status === undefined || um.status_contrato === status) &&
      naSituacao(um);
    const deles = new Registro(clientes.todas.filter(neste));
    const { linhas, rodape } = deles.pagina(filtros, ({ nome }) => nome);
    return { clientes: linhas, ...rodape };
  };
  let detalhes: Partial<ClienteComDetalhes> = {};
  const favoritos = responderFavoritos(clientes);
  responder(clientesEndpoints.listar, ({ query }) => {
    const pagina = procurar(query, query.favoritos ? favoritos.ids : undefined);
    const comDetalhes = pagina.clientes.map((um) => ({ ...um, ...detalhes }));
    return { ...pagina, clientes: query.detalhes ? comDetalhes : pagina.clientes };
  });
  responder(camposPersonalizadosEndpoints.listar, { campos: [], total: 0 });
  responder(atendimentoDeClientesEndpoints.quemAtende, { responsaveis: [], times: [] });
  responder(atendimentoDeClientesEndpoints.ler, umAtendimento());
  responder(checklistEndpoints.pendencias, ({ query }) => ({
    clientes: query.clientes.map((cliente_id) => ({
      cliente_id,
      pendencias: 0,
      proxima_etapa: null,
    })),
  }));
  responder(reunioesDeClientesEndpoints.ler, { ultima: null, proxima: null });
  responder(clientesEndpoints.filtrados, ({ query }) => procurar(query));
  responder(clientesEndpoints.ler, ({ params: { id } }) => clientes.responder(id));
  const atualizar = responder(clientesEndpoints.atualizar, ({ params: { id }, body }) => {
    const { versao: _, situacao_ato, campos_personalizados: proprios, ...campos } = body;
    const antes = clientes.todas.find((um) => um.id === id)?.campos_personalizados;
    return clientes.mudar(id, {
      ...(proprios && { campos_personalizados: { ...antes, ...proprios } }),
      ...campos,
      ...(campos.nome && { name: campos.nome }),
      ...(situacao_ato === 'desfazer' && { arquivado: undefined }),
    });
  });
  const arquivar = responder(clientesEndpoints.arquivar, ({ params: { id }, body }) =>
    clientes.mudar(id, {
      situacao: 'inativo',
      situacao_motivo: body.motivo,
      situacao_desde: body.desde ?? null,
      arquivado: 'inativo',
    }),
  );
  /** Tells this of every client of the list. */
  const detalhar = (ditos: Partial<ClienteComDetalhes>) => {
    detalhes = ditos;
  };
  return { clientes, atualizar, arquivar, detalhar, favoritos };
}

/**
 * Entries of local storage that make a client the selected one: the `guardado` of `abrirPagina`.
 */
export const comClienteAtivo = ({ id, name, contrato_id, empresa_id }: ClienteDaLista) => ({
  [ENTRADAS.cliente]: JSON.stringify({
    state: { cliente: { id, name, contrato_id, empresa_id } },
    version: 1,
  }),
});
