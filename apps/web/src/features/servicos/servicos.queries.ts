import { servicosEndpoints } from '@dominio/contrato/servicos';
import { CHAVES } from '../../consultas/chaves.ts';
import { recurso } from '../../registros/recurso.ts';
import { CAMPOS } from './servicos.registro.ts';

export const servicos = recurso(CHAVES.servicos, servicosEndpoints, {
  nome: { um: 'serviço', varios: 'serviços', genero: 'm' },
  linhas: 'servicos',
  porPagina: 50,
  exportacao: { permissao: 'contratos:exportar', campos: CAMPOS },
});
