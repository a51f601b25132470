import { ModeloMinuta, modelosMinutaEndpoints } from '@dominio/contrato/modelos-minuta';
import { responderRegistro } from './registro.ts';

/** A template of minutes. */
export const umModeloMinuta = (mudancas: Partial<ModeloMinuta> = {}): ModeloMinuta =>
  ModeloMinuta.parse({
    id: 1,
    nome: 'Mensal',
    texto: 'Contrato {numero}',
    ativo: true,
    versao: 1,
    ...mudancas,
  } satisfies ModeloMinuta);

/** Answers the calls for the templates of minutes. */
export const responderModelosMinuta = (iniciais: readonly ModeloMinuta[] = []) =>
  responderRegistro(modelosMinutaEndpoints, {
    iniciais,
    um: umModeloMinuta,
    linhas: 'modelos',
  });
