import { VisuallyHidden } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBell,
  IconCalendarPlus,
  IconCalendarRepeat,
  IconCalendarX,
  IconEdit,
  IconHourglassLow,
  IconKey,
  IconMessageReply,
  IconPlugConnected,
  IconSignature,
  IconTransfer,
  IconUserMinus,
  IconUsersGroup,
  IconUsersMinus,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { contar, formatarDataHora, tempoDecorrido } from '../../../lib/formato.ts';
import type { Notificacao } from '../notificacoes.rules.ts';
import { quandoVolta } from '../pagina.rules.ts';
import classes from './linha-da-notificacao.module.css';

/** Of each type; one that has none here has the bell. */
const ICONES: Readonly<Record<string, typeof IconBell>> = {
  agendamento_criado: IconCalendarPlus,
  agendamento_atualizado: IconEdit,
  agendamento_cancelado: IconCalendarX,
  agendamento_reagendado: IconCalendarRepeat,
  agendamento_conflito: IconAlertTriangle,
  agenda_recebida: IconCalendarPlus,
  integracao_alterada: IconPlugConnected,
  acesso_pedido: IconKey,
  carteira_transferida: IconUsersGroup,
  carteira_nao_transferida: IconUsersMinus,
  decisor_saiu: IconUserMinus,
  pendencia_respondida: IconMessageReply,
  correcao_proposta: IconEdit,
  usuarios_do_cliente: IconUsersGroup,
  passagem_para_assinar: IconSignature,
  passagem_mudou: IconTransfer,
  vencimento_proximo: IconHourglassLow,
};

interface Props {
  notificacao: Notificacao;
  agora: Date;
  /** Called when the row is chosen, before the notification's page opens. */
  aoEscolher: () => void;
}

/** One notification: title, message, age, and whether it was read. */
export function LinhaDaNotificacao({ notificacao, agora, aoEscolher }: Props) {
  const { tipo_evento, titulo, mensagem, criado_em, lida, url, contagem, adiada_ate } = notificacao;
  const Icone = ICONES[tipo_evento] ?? IconBell;
  const conteudo = (
    <>
      <Icone className={classes.icone} size={18} stroke={1.7} aria-hidden />
      <span className={classes.titulo}>
        {!lida && <VisuallyHidden>Não lida: </VisuallyHidden>}
        {titulo}
      </span>
      <span className={classes.mensagem}>{mensagem}</span>
      {adiada_ate !== null && (
        <span className={classes.volta}>Volta {quandoVolta(new Date(adiada_ate), agora)}</span>
      )}
      <span className={classes.lado}>
        {contagem > 1 && <span>{contar(contagem, 'vez', 'vezes')}</span>}
        <time dateTime={criado_em} title={formatarDataHora(criado_em)}>
          {tempoDecorrido(criado_em, agora)}
        </time>
        {!lida && <span className={classes.ponto} aria-hidden />}
      </span>
    </>
  );
  const comum = {
    className: classes.linha,
    'data-tipo': tipo_evento,
    'data-nao-lida': !lida || undefined,
  };
  return url === null ? (
    <button type="button" {...comum} onClick={aoEscolher}>
      {conteudo}
    </button>
  ) : (
    <Link to={url} {...comum} onClick={aoEscolher}>
      {conteudo}
    </Link>
  );
}
