import { ModeloChecklist, modelosChecklistEndpoints } from '@dominio/contrato/modelos-checklist';
import { responderRegistro } from './registro.ts';

/** An item that every client's record is asked for. */
export const umModeloChecklist = (mudancas: Partial<ModeloChecklist> = {}): ModeloChecklist =>
  ModeloChecklist.parse({
    id: 1,
    titulo: 'Contrato social',
    grupo: 'documentos',
    regra: null,
    obrigatorio_em: 'onboarding',
    responsavel: 'cliente',
    natureza: null,
    orientacao: null,
    ordem: 100,
    ativo: true,
    versao: 1,
    ...mudancas,
  } satisfies ModeloChecklist);

/** Answers the calls for the items of the checklist. */
export const responderModelosChecklist = (iniciais: readonly ModeloChecklist[] = []) =>
  responderRegistro(modelosChecklistEndpoints, {
    iniciais,
    um: umModeloChecklist,
    linhas: 'modelos',
  });
