import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { ErroDaApi } from '../../lib/erro-da-api.ts';
import { type CorpoDaEdicao, useAtualizar } from './agendamentos.mutacoes.ts';
import { detalhesOptions } from './agendamentos.queries.ts';
import { comMotivo } from './falha.ts';
import { useConfirmarPassado } from './use-confirmar-passado.ts';
import { useConflito } from './use-conflito.tsx';

type Gravacao = { feito: true } | { feito: false; erro?: ErroDaApi };

const MANTER = 'O que você digitou continua aqui: salve de novo para mantê-lo.';

const mudaHorario = ({ data_hora_inicio, data_hora_termino }: CorpoDaEdicao) =>
  data_hora_inicio !== undefined || data_hora_termino !== undefined;

/** Saves one property of an appointment, with a toast that undoes it. */
export function useGravarPropriedade(agendamento: Agendamento): {
  /**
   * @param corpo the fields that change, as they are to be
   * @param antes the same fields as they were
   */
  gravar: (corpo: CorpoDaEdicao, antes: CorpoDaEdicao) => Promise<Gravacao>;
  enviando: boolean;
  dialogos: ReactNode;
} {
  const { id, data_hora_inicio, data_hora_termino } = agendamento;
  const [versao, setVersao] = useState(agendamento.versao);
  const queryClient = useQueryClient();
  const atualizar = useAtualizar();
  const conflito = useConflito();
  const passado = useConfirmarPassado();
  // A save that asks something takes the focus from the field, which is no second save.
  const emCurso = useRef(false);

  const enviar = async (corpo: CorpoDaEdicao, antes: CorpoDaEdicao): Promise<Gravacao> => {
    const { data_hora_inicio: inicio } = corpo;
    if (inicio && !(await passado.confirmarPassado(inicio))) return { feito: false };
    const resposta = await conflito.tentar(({ horario, confirmar_conflito }) =>
      atualizar.mutateAsync({ id, body: { ...corpo, ...horario, confirmar_conflito, versao } }),
    );
    if (!resposta) return { feito: false };
    const { agendamento: gravado, avisos } = resposta;
    queryClient.setQueryData(
      detalhesOptions(id).queryKey,
      (lido) => lido && { ...lido, ...gravado },
    );
    avisarComDesfazer({
      titulo: 'Agendamento atualizado',
      mensagem: avisos.map(({ mensagem }) => mensagem).join(' · '),
      desfazer: () =>
        atualizar.mutateAsync({
          id,
          body: {
            ...antes,
            // A conflict may have moved both ends.
            ...(mudaHorario(corpo) && { data_hora_inicio, data_hora_termino }),
            confirmar_conflito: true,
            versao: gravado.versao,
          },
        }),
      falha: TEXTOS_DA_AGENDA.atualizar,
    });
    return { feito: true };
  };

  const gravar = async (corpo: CorpoDaEdicao, antes: CorpoDaEdicao): Promise<Gravacao> => {
    if (emCurso.current) return { feito: false };
    emCurso.current = true;
    try {
      return await enviar(corpo, antes);
    } catch (erro) {
      if (!(erro instanceof ErroDaApi)) throw erro;
      if (erro.codigo !== 'REGISTRO_ALTERADO') return { feito: false, erro: comMotivo(erro) };
      const atual = await queryClient.fetchQuery(detalhesOptions(id)).catch(() => undefined);
      if (atual) setVersao(atual.versao);
      return { feito: false, erro: erro.comDetalhe(`${erro.detail} ${MANTER}`) };
    } finally {
      emCurso.current = false;
    }
  };

  return {
    gravar,
    enviando: atualizar.isPending,
    dialogos: (
      <>
        {passado.dialogo}
        {conflito.dialogo}
      </>
    ),
  };
}
