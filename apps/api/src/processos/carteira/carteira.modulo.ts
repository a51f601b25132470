import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarEventosDaCarteira } from './carteira.events.ts';
import { transferenciasDoDia } from './carteira.jobs.ts';
import { registrarRotasDaCarteira } from './carteira.routes.ts';
import { transferenciasDeQuemSai } from './saida.service.ts';

/** Moves the clients of a team to another, with the contracts that name it, today or on a day. */
export const carteira: Modulo = {
  nome: 'carteira',
  rotas: [registrarRotasDaCarteira],
  aoDesligar: transferenciasDeQuemSai,
  trabalhos: [transferenciasDoDia],
  consumidores: [registrarEventosDaCarteira],
  auditoria: { palavras },
  exemplos: () => import('./carteira.exemplos.ts'),
};
