import {
  EntregaListada,
  notificacoesEntregasEndpoints as e,
} from '@dominio/contrato/notificacoes-entregas';
import { responder } from '../rede.ts';
import { AGORA } from '../relogio.ts';

/** An e-mail that was sent to Bia, who has not read it. */
export const umaEntrega = (mudancas: Partial<EntregaListada> = {}): EntregaListada =>
  EntregaListada.parse({
    id: 501,
    pessoa: { id: 31, nome: 'Bia Ramos' },
    evento: 'Compromisso cancelado',
    titulo: null,
    canal: 'email',
    estado: 'enviado',
    motivo: null,
    em: AGORA.toISOString(),
    lida: false,
    ...mudancas,
  } satisfies EntregaListada);

/** Answers the list of deliveries, as many a page as are asked for. */
export const responderEntregas = (todas: readonly EntregaListada[] = [umaEntrega()]) =>
  responder(e.listar, ({ query: { estado, canal, antes_de, limit } }) => {
    const achadas = todas.filter(
      (uma) =>
        (!estado || uma.estado === estado) &&
        (!canal || uma.canal === canal) &&
        (!antes_de || uma.id < antes_de.id),
    );
    const entregas = achadas.slice(0, limit);
    const ultima = entregas.at(-1);
    const mais = achadas.length > limit && ultima;
    return { entregas, proximo: mais ? `${AGORA.getTime()}-${ultima.id}` : null };
  });
