import { type ClienteDoTime, MembroDoTime, Time, timesEndpoints } from '@dominio/contrato/times';
import { responder } from '../rede.ts';
import { umNome } from './pessoa.ts';
import { Registro } from './registro.ts';

/** A team without people. */
export const umTime = (mudancas: Partial<Time> = {}): Time =>
  Time.parse({
    id: 1,
    nome: 'Contábil e Fiscal',
    cor: '#00828d',
    lider_id: null,
    lider_nome: null,
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

/** Answers the calls for teams, and for the people and clients of the open one. */
export function responderTimes(
  iniciais: readonly Time[],
  membros: readonly MembroDoTime[] = [],
  clientes: readonly ClienteDoTime[] = [],
) {
  const times = new Registro(iniciais);
  const gravado = (time: Time) => ({ success: true, message: '', time }) as const;
  responder(timesEndpoints.listar, ({ query }) => {
    const { linhas, rodape } = times.pagina(query, ({ nome }) => nome);
    return { times: linhas, ...rodape };
  });
  responder(timesEndpoints.ler, ({ params: { id } }) => times.responder(id));
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
  const troca = (id: number, total: number) => ({
    success: true as const,
    adicionados: 0,
    removidos: 0,
    total,
    versao: times.mudar(id, {}).versao,
  });
  const criar = responder(timesEndpoints.criar, ({ body }) =>
    gravado(times.criar((id) => umTime({ id, ...body, lider_nome: null }))),
  );
  const atualizar = responder(timesEndpoints.atualizar, ({ params: { id }, body }) =>
    gravado(times.mudar(id, body)),
  );
  const excluir = responder(timesEndpoints.excluir, ({ params: { id } }) => {
    times.excluir(id);
    return { success: true, message: '' };
  });
  const gravarMembros = responder(timesEndpoints.gravarUsuarios, ({ params: { id }, body }) =>
    troca(id, body.usuario_ids.length),
  );
  const gravarClientes = responder(timesEndpoints.gravarClientes, ({ params: { id }, body }) =>
    troca(id, body.cliente_ids.length),
  );
  return { times, criar, atualizar, excluir, gravarMembros, gravarClientes };
}
