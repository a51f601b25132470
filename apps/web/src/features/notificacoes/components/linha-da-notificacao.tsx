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
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { contar, formatarDataHora, tempoDecorrido } from '../../../lib/formato.ts';
import { lerMarcas } from '../../../lib/marcas.ts';
import type { Notificacao } from '../notificacoes.rules.ts';
import { quandoVolta } from '../pagina.rules.ts';
import classes from './linha-da-notificacao.module.css';
import { desenhar } from './marcas.tsx';

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
  /**
   * Called when the row, or a link of its message, is chosen, before the page opens.
   *
   * @param sai whether another page of the application takes the place of this one.
   */
  aoEscolher: (sai: boolean) => void;
}

/** One notification: title, message, age, and whether it was read. */
export function LinhaDaNotificacao({ notificacao, agora, aoEscolher }: Props) {
  const { tipo_evento, titulo, mensagem, html, criado_em, lida, url } = notificacao;
  const { contagem, adiada_ate } = notificacao;
  const lidas = useMemo(() => (html === null ? null : lerMarcas(html)), [html]);
  const Icone = ICONES[tipo_evento] ?? IconBell;
  const rotulo = (
    <>
      {!lida && <VisuallyHidden>Não lida: </VisuallyHidden>}
      {titulo}
    </>
  );
  const aoAbrir = () => aoEscolher(url !== null);
  const abridor = (className: string | undefined, conteudo: ReactNode, resto?: object) =>
    url === null ? (
      <button type="button" className={className} {...resto} onClick={aoAbrir}>
        {conteudo}
      </button>
    ) : (
      <Link to={url} className={className} {...resto} onClick={aoAbrir}>
        {conteudo}
      </Link>
    );
  const comLigacoes = lidas?.comLigacoes ?? false;
  const conteudo = (
    <>
      <Icone className={classes.icone} size={18} stroke={1.7} aria-hidden />
      <span className={classes.titulo}>{comLigacoes ? abridor(classes.abre, rotulo) : rotulo}</span>
      <span className={classes.mensagem}>
        {lidas ? desenhar(lidas.marcas, aoEscolher) : mensagem}
      </span>
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
  const dados = { 'data-tipo': tipo_evento, 'data-nao-lida': !lida || undefined };
  // A link cannot hold others: the title is the row's own then, and reaches over all of it.
  return comLigacoes ? (
    <div className={`${classes.linha} ${classes.comLigacoes}`} {...dados}>
      {conteudo}
    </div>
  ) : (
    abridor(classes.linha, conteudo, dados)
  );
}
