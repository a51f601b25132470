import { notasInternasEndpoints } from '@dominio/contrato/notas-internas';
import { recurso } from '../../registros/recurso.ts';
import { CAMPOS } from './notas-internas.registro.ts';

export const notasInternas = recurso(['notas-internas'], notasInternasEndpoints, {
  nome: { um: 'nota interna', varios: 'notas internas', genero: '«m|f»' },
  linhas: 'notas_internas',
  porPagina: 50,
  exportacao: { permissao: 'notas_internas:exportar', campos: CAMPOS },
});
