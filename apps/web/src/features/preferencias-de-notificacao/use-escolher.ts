import type { ConfiguracaoDeEvento } from '@dominio/contrato/notificacoes-configuracao';
import { type Canal, NOME_DO_CANAL } from '@dominio/contrato/notificacoes-entregas';
import { useRef } from 'react';
import { avisar, retirarAviso } from '../../lib/avisar.ts';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { mensagemDoErro } from '../../lib/erro-da-api.ts';
import { contar } from '../../lib/formato.ts';
import {
  CAMPO_DO_CANAL,
  inversas,
  type Mudanca,
  mudancasDoCanal,
  mudancasDoPadrao,
} from './matriz.rules.ts';
import { caminhosDe, useGravarMatriz } from './preferencias.queries.ts';

const FALHA = 'Erro ao salvar a escolha';

/** Of what was changed: an event by its name, several by their number. */
const dita = (eventos: readonly ConfiguracaoDeEvento[], mudancas: readonly Mudanca[]) => {
  const [unica] = mudancas;
  const evento = eventos.find(({ event_type }) => event_type === unica?.event_type);
  return mudancas.length === 1 && evento
    ? evento.name
    : contar(mudancas.length, 'evento', 'eventos');
};

/**
 * What may be done with the matrix. Each act is saved at once and offered to be undone for 8 s; only
 * the last of several, whose switches stand beside one another.
 */
export function useEscolher(usuarioId: number) {
  const { mutateAsync } = useGravarMatriz(usuarioId);
  const oferta = useRef<string>(undefined);
  const atos = useRef(0);

  const gravar = async (
    eventos: readonly ConfiguracaoDeEvento[],
    mudancas: readonly Mudanca[],
    titulo: string,
  ) => {
    if (mudancas.length === 0) return;
    const antes = inversas(eventos, mudancas);
    atos.current += 1;
    const este = atos.current;
    if (oferta.current) retirarAviso(oferta.current);
    try {
      await mutateAsync(mudancas);
    } catch (erro) {
      avisar.erro({ titulo: FALHA, mensagem: mensagemDoErro(erro) });
      return;
    }
    // A later one, under way by now, has its own.
    if (este !== atos.current) return;
    oferta.current = avisarComDesfazer({
      titulo,
      mensagem: dita(eventos, mudancas),
      registros: caminhosDe(usuarioId, mudancas),
      desfazer: () => mutateAsync(antes),
      falha: 'Erro ao desfazer',
    });
  };

  const ligado = (canal: Canal, ligar: boolean) =>
    `${NOME_DO_CANAL[canal]} ${ligar ? 'ligado' : 'desligado'}`;
  return {
    /** Has one event told by a way, or not. */
    mudarUm: (evento: ConfiguracaoDeEvento, canal: Canal) => {
      const ligar = !evento[CAMPO_DO_CANAL[canal]];
      return gravar([evento], mudancasDoCanal([evento], canal, ligar), ligado(canal, ligar));
    },
    /** Has all of them told by a way, or none. */
    mudarTodos: (eventos: readonly ConfiguracaoDeEvento[], canal: Canal, ligar: boolean) =>
      gravar(eventos, mudancasDoCanal(eventos, canal, ligar), ligado(canal, ligar)),
    restaurar: (eventos: readonly ConfiguracaoDeEvento[]) =>
      gravar(eventos, mudancasDoPadrao(eventos), 'Padrão restaurado'),
  };
}
