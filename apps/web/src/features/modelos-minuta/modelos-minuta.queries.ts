import { modelosMinutaEndpoints } from '@dominio/contrato/modelos-minuta';
import { CHAVES } from '../../consultas/chaves.ts';
import { recurso } from '../../registros/recurso.ts';
import { CAMPOS } from './modelos-minuta.registro.ts';

export const modelosMinuta = recurso(CHAVES.modelosMinuta, modelosMinutaEndpoints, {
  nome: { um: 'modelo de minuta', varios: 'modelos de minuta', genero: 'm' },
  linhas: 'modelos',
  porPagina: 50,
  exportacao: { permissao: 'contratos:exportar', campos: CAMPOS },
});
