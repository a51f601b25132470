import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDeConsultas } from './consulta-publica.routes.ts';
import { registrarEventosDoLote } from './lote.events.ts';
import { consultasEmLote, limpezaDoLote } from './lote.jobs.ts';

/** Looks CNPJ and CEP up at the services that the settings name. */
export const consultaPublica: Modulo = {
  nome: 'consulta-publica',
  rotas: [registrarRotasDeConsultas],
  consumidores: [registrarEventosDoLote],
  trabalhos: [consultasEmLote, limpezaDoLote],
  auditoria: { palavras },
  exemplos: () => import('./consulta-publica.exemplos.ts'),
};
