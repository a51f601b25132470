import { type ClienteDoTime, MembroDoTime, Time, timesEndpoints } from '@dominio/contrato/times';
import { indicadoresDoTimeEndpoints } from '@dominio/contrato/times-indicadores';
import {
  type TransferenciaMarcada,
  transferenciasDoTimeEndpoints,
} from '@dominio/contrato/times-transferencias';
import { responder } from '../rede.ts';
import { umNome } from './pessoa.ts';
import { responderRegistro } from './registro.ts';

/** A team without people. */
export const umTime = (mudancas: Partial<Time> = {}): Time =>
  Time.parse({
    id: 1,
    nome: 'Contábil e Fiscal',
    cor: '#00828d',
    lider_id: null,
    lider_nome: null,
    substituto_id: null,
    substituto_nome: null,
    usuarios_total: 0,
    clientes_total: 0,
    ativo: true,
    versao: 1,
    ...mudancas,
  } satisfies Time);

/** A member of a team. */
export const umMembro = (nome: string, id: number): MembroDoTime =>
  MembroDoTime.parse({ ...umNome(nome, id), grupo_id: 4, grupo_nome: 'Consultor' });

/** A client of a team. */
export const umClienteDoTime = (nome: string, id: number): ClienteDoTime => ({
  id,
  nome,
  name: nome,
});

/** Two clients that pass from the first team to the second on a day. */
export const umaTransferencia = (
  mudancas: Partial<TransferenciaMarcada> = {},
): TransferenciaMarcada => ({
  id: 51,
  de: { id: 1, nome: 'Contábil e Fiscal' },
  para: { id: 2, nome: 'Folha' },
  em: '2026-04-01',
  situacao: 'marcada',
  resultado: null,
  pedida_por: { id: 20, nome: 'Marcelo Tavares' },
  clientes_total: 2,
  acoes: { cancelar: true },
  ...mudancas,
});

/** Answers the calls for teams, and for the people and clients of the open one. */
export function responderTimes(
  iniciais: readonly Time[],
  membros: readonly MembroDoTime[] = [],
  clientes: readonly ClienteDoTime[] = [],
  marcadas: readonly TransferenciaMarcada[] = [],
) {
  const { registro: times, ...chamadas } = responderRegistro(timesEndpoints, {
    iniciais,
    um: umTime,
    linhas: 'times',
    gravado: (time) => ({ success: true, message: '', time }),
  });
  responder(timesEndpoints.usuarios, ({ params: { id } }) => ({
    usuarios: [...membros],
    total: membros.length,
    versao: times.ler(id)?.versao ?? 1,
  }));
  responder(timesEndpoints.clientes, ({ params: { id } }) => ({
    clientes: [...clientes],
    total: clientes.length,
    versao: times.ler(id)?.versao ?? 1,
  }));
  responder(indicadoresDoTimeEndpoints.carga, () => ({
    times: times.todas.map(({ id }) => ({ id, minutos_por_semana: 90, ausentes: 2 })),
  }));
  responder(transferenciasDoTimeEndpoints.listar, () => ({
    transferencias: [...marcadas],
    total: marcadas.length,
  }));
  const troca = (id: number, total: number) => ({
    success: true as const,
    adicionados: 0,
    removidos: 0,
    total,
    versao: times.mudar(id, {}).versao,
  });
  const gravarMembros = responder(timesEndpoints.gravarUsuarios, ({ params: { id }, body }) =>
    troca(id, body.usuario_ids.length),
  );
  const gravarClientes = responder(timesEndpoints.gravarClientes, ({ params: { id }, body }) =>
    troca(id, body.cliente_ids.length),
  );
  return { ...chamadas, times, gravarMembros, gravarClientes };
}
