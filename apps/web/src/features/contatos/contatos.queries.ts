import { contatosEndpoints } from '@dominio/contrato/contatos';
import { recurso } from '../../registros/recurso.ts';
import { CAMPOS } from './contatos.registro.ts';

export const contatos = recurso(['contatos'], contatosEndpoints, {
  nome: { um: 'contato', varios: 'contatos', genero: 'm' },
  linhas: 'contatos',
  porPagina: 50,
  exportacao: { permissao: 'contatos:exportar', campos: CAMPOS },
});
