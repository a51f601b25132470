import { notasInternasEndpoints as e } from '@dominio/contrato/notas-internas';
import { useEscrever } from '../../registros/gravacoes.ts';
import { recurso } from '../../registros/recurso.ts';

export const notasInternas = recurso(['notas-internas'], e, {
  linhas: 'notas_internas',
  porPagina: 50,
});

/** Puts several into use, or out of it. */
export const useMudarSituacao = () => useEscrever(notasInternas, e.mudarSituacao);
