import { OPCOES_DE_STATUS } from '@dominio/contrato/agendamentos-opcoes';
import type { ReuniaoDoCliente } from '@dominio/contrato/area-cliente';
import { IconMapPin, IconVideo } from '@tabler/icons-react';
import { Situacao } from '../../../components/ui/situacao.tsx';
import { formatarIntervalo } from '../../../lib/formato.ts';
import { desfecho, diaPorExtenso, linkDaReuniao, ondeParaOCliente } from '../area-cliente.rules.ts';
import { PessoasDaReuniao } from './pessoas-da-reuniao.tsx';
import classes from './reuniao.module.css';

interface Props {
  reuniao: ReuniaoDoCliente;
  agora: Date;
  /** Draws it larger, as the next meeting, with its link as the page's main button. */
  destaque?: boolean;
  /** Leaves the link out, because the meeting is over. */
  passada?: boolean;
}

/** One meeting with the firm: what, when, where and with whom. */
export function Reuniao({ reuniao, agora, destaque = false, passada = false }: Props) {
  const { titulo, data_hora_inicio, data_hora_termino, local_reuniao, status } = reuniao;
  const link = passada || status !== 'AGENDADO' ? undefined : linkDaReuniao(reuniao.link_reuniao);
  const onde = ondeParaOCliente(local_reuniao);
  const fim = desfecho(status);
  const cor = OPCOES_DE_STATUS.find(({ valor }) => valor === status)?.cor;
  const Titulo = destaque ? 'h2' : 'h3';
  return (
    <article
      className={classes.reuniao}
      data-destaque={destaque || undefined}
      data-desmarcada={!passada && status !== 'AGENDADO' ? true : undefined}
    >
      {destaque && <p className={classes.rotulo}>Próxima reunião</p>}
      <Titulo className={classes.titulo}>{titulo}</Titulo>
      <p className={classes.quando}>
        <time dateTime={data_hora_inicio}>
          <span>{diaPorExtenso(data_hora_inicio, agora)}</span>
          <span>{formatarIntervalo(data_hora_inicio, data_hora_termino)}</span>
        </time>
      </p>
      {onde && (
        <p className={classes.onde}>
          <IconMapPin size={16} aria-hidden />
          {onde}
        </p>
      )}
      <PessoasDaReuniao pessoas={reuniao.pessoas} />
      {fim && (
        <p className={classes.status}>
          <Situacao cor={cor}>{fim}</Situacao>
        </p>
      )}
      {link && (
        <a className={classes.entrar} href={link} target="_blank" rel="noopener noreferrer">
          <IconVideo size={18} aria-hidden />
          Entrar na reunião
        </a>
      )}
    </article>
  );
}
