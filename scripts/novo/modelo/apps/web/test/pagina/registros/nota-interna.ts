import { NotaInterna, notasInternasEndpoints } from '@dominio/contrato/notas-internas';
import { responder } from '../rede.ts';
import { Registro } from './registro.ts';

/** «Um|Uma» nota interna of the client 31. */
export const umaNotaInterna = (mudancas: Partial<NotaInterna> = {}): NotaInterna =>
  NotaInterna.parse({
    id: 1,
    cliente_id: 31,
    cliente_nome: 'Padaria Aurora',
    nome: 'Aviso da padaria',
    observacoes: null,
    ativo: true,
    versao: 1,
    ...mudancas,
  } satisfies NotaInterna);

/** Those of a firm, all of one client. */
export function responderNotasInternas(iniciais: readonly NotaInterna[] = []) {
  const registro = new Registro(iniciais);
  const listar = responder(notasInternasEndpoints.listar, ({ query }) => {
    const { linhas, rodape } = registro.pagina(query, ({ nome }) => nome);
    return { notas_internas: linhas, ...rodape };
  });
  responder(notasInternasEndpoints.ler, ({ params: { id } }) => registro.responder(id));
  const criar = responder(notasInternasEndpoints.criar, ({ body }) =>
    registro.criar((id) => umaNotaInterna({ id, ...body, observacoes: body.observacoes ?? null })),
  );
  const atualizar = responder(notasInternasEndpoints.atualizar, ({ params: { id }, body }) => {
    const { versao: _, ...mudancas } = body;
    return registro.mudar(id, mudancas);
  });
  const excluir = responder(notasInternasEndpoints.excluir, ({ params: { id } }) => {
    registro.excluir(id);
    return { success: true, message: '' };
  });
  const mudarSituacao = responder(notasInternasEndpoints.mudarSituacao, ({ body }) => {
    const { ids, ativo } = body;
    const alterados = ids.filter((id) => registro.ler(id)?.ativo !== ativo);
    for (const id of alterados) registro.mudar(id, { ativo });
    return { success: true, alterados };
  });
  return { registro, listar, criar, atualizar, excluir, mudarSituacao };
}
