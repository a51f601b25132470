import { modelosChecklistEndpoints } from '@dominio/contrato/modelos-checklist';
import { CHAVES } from '../../consultas/chaves.ts';
import { recurso } from '../../registros/recurso.ts';
import { CAMPOS } from './modelos-checklist.registro.ts';

export const modelosChecklist = recurso(['modelos-checklist'], modelosChecklistEndpoints, {
  nome: { um: 'item do checklist', varios: 'itens do checklist', genero: 'm' },
  linhas: 'modelos',
  porPagina: 50,
  exportacao: { permissao: 'clientes:exportar', campos: CAMPOS },
  tambem: [CHAVES.checklist],
});
