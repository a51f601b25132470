import {
  ACOES_DE_LEITURA,
  EventoAberto,
  auditoriaEndpoints as e,
} from '@dominio/contrato/auditoria';
import { responder } from '../rede.ts';
import { responderProvaPorSenha } from './prova.ts';

const TIME = { tipo: 'time', id: 5, nome: 'Folha' };

/** An entry of the log: an administrator changed a team, with the field before and after. */
export const umEvento = (mudancas: Partial<EventoAberto> = {}): EventoAberto =>
  EventoAberto.parse({
    id: 71,
    em: '2026-08-12T12:30:00Z',
    autor: { id: 11, nome: 'Helena Barreto' },
    como: null,
    acao: 'time.alterado',
    frase: 'Helena Barreto alterou cor do time Folha',
    objeto: TIME,
    cliente: null,
    ip: '203.0.113.7',
    diferencas: [{ campo: 'cor', rotulo: 'Cor', antes: '#00828d', depois: '#123456' }],
    request_id: null,
    sessao_id: null,
    aparelho: null,
    selo: null,
    ...mudancas,
  } satisfies EventoAberto);

/**
 * Answers the calls for the log, filtered as the query asks, for one whole entry and for the
 * history of a record.
 */
export function responderAuditoria(eventos: readonly EventoAberto[] = [umEvento()]) {
  const lista = responder(e.listar, ({ query: { objeto_tipo, objeto_id, sem_leituras } }) => ({
    eventos: eventos.filter(
      ({ objeto, acao }) =>
        (objeto_tipo === undefined || objeto?.tipo === objeto_tipo) &&
        (objeto_id === undefined || objeto?.id === objeto_id) &&
        !(sem_leituras && (ACOES_DE_LEITURA as readonly string[]).includes(acao)),
    ),
    proximo: null,
  }));
  responder(e.ler, ({ params: { id } }) => eventos.find((um) => um.id === id) ?? umEvento({ id }));
  responder(e.historico, { eventos: [...eventos], proximo: null });
  responder(e.opcoes, {
    acoes: [],
    objetos: [
      { valor: 'time', rotulo: 'Time' },
      { valor: 'usuario', rotulo: 'Usuário' },
    ],
    selado_ate: null,
  });
  responder(e.pessoas, []);
  responderProvaPorSenha();
  return { lista };
}
