import { type Blocos, inicioEndpoints } from '@dominio/contrato/inicio';
import { responder } from '../rede.ts';
import { responderSemAgendamentos } from './agenda-vazia.ts';

const nenhum = () => ({ estado: 'ok' as const, dados: { itens: [], total: 0 } });

/** The blocks of `/inicio`, each empty. */
export const umInicio = (mudancas: Partial<Blocos> = {}): Required<Blocos> => ({
  'numeros-do-dia': {
    estado: 'ok',
    dados: { agendamentos_hoje: 3, em_andamento: 0, agendamentos_semana: 11, clientes: 24 },
  },
  'sem-desfecho': nenhum(),
  'clientes-em-atencao': nenhum(),
  'contratos-a-vencer': nenhum(),
  'aniversariantes-e-ferias': {
    estado: 'ok',
    dados: {
      ausencias: { itens: [], total: 0 },
      aniversarios: { itens: [], total: 0 },
      aniversarios_de_todos: false,
    },
  },
  // An account that is no longer new.
  'primeiros-passos': { estado: 'ok', dados: { novo: false, agendou: false } },
  ...mudancas,
});

/** Answers the calls of `/inicio`, whichever blocks it shows. */
export function responderInicio(mudancas: Partial<Blocos> = {}) {
  responderSemAgendamentos();
  return responder(inicioEndpoints.ler, { widgets: umInicio(mudancas) });
}
