import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { transferenciasDoDia } from './carteira.jobs.ts';
import { registrarRotasDaCarteira } from './carteira.routes.ts';
import { carteiraNaoTransferida } from './carteira-nao-transferida.aviso.ts';
import { carteiraTransferida } from './carteira-transferida.aviso.ts';
import { transferenciasDeQuemSai } from './saida.service.ts';

/** Moves the clients of a team to another, with the contracts that name it, today or on a day. */
export const carteira: Modulo = {
  nome: 'carteira',
  avisos: [carteiraTransferida, carteiraNaoTransferida],
  rotas: [registrarRotasDaCarteira],
  aoDesligar: transferenciasDeQuemSai,
  trabalhos: [transferenciasDoDia],
  auditoria: { palavras },
  exemplos: () => import('./carteira.exemplos.ts'),
};
