import { NotaInterna, notasInternasEndpoints } from '@dominio/contrato/notas-internas';
import { responderRegistro } from './registro.ts';

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

/** Answers the calls for the notas internas of a firm, all of one client. */
export const responderNotasInternas = (iniciais: readonly NotaInterna[] = []) =>
  responderRegistro(notasInternasEndpoints, {
    iniciais,
    um: umaNotaInterna,
    linhas: 'notas_internas',
  });
