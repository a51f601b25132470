import {
  NOMES_DO_AGENDAMENTO,
  type TextoDoAgendamento,
  textosDoAgendamento,
} from '@dominio/contrato/agendamentos-campos';
import type { AgendamentoDetalhado } from '@dominio/contrato/agendamentos-saida';
import { VisuallyHidden } from '@mantine/core';
import {
  type Icon,
  IconAlignLeft,
  IconBuilding,
  IconCalendarRepeat,
  IconClock,
  IconLink,
  IconLock,
  IconMapPin,
  IconMessage,
  IconUser,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatarData, formatarIntervalo } from '../../../lib/formato.ts';
import { formatarDuracao } from '../horas-livres.ts';
import type { Agenda } from '../use-estado-da-agenda.ts';
import { AcoesDoAgendamento } from './acoes-do-agendamento.tsx';
import classes from './detalhes-do-agendamento.module.css';
import { EtiquetasDoAgendamento } from './etiquetas-do-agendamento.tsx';
import { HistoricoDoAgendamento } from './historico-do-agendamento.tsx';
import { ParticipantesDoAgendamento } from './participantes-do-agendamento.tsx';

interface Props {
  agendamento: AgendamentoDetalhado;
  agenda: Agenda;
  /** Called with true when a deletion begins, and with false when it failed. */
  aoExcluir: (excluindo: boolean) => void;
}

function Linha({
  icone: Icone,
  nome,
  children,
}: {
  icone: Icon;
  nome: string;
  children: ReactNode;
}) {
  return (
    <div className={classes.linha}>
      <dt>
        <Icone size={18} stroke={1.7} aria-hidden />
        <VisuallyHidden>{nome}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

interface DesenhoDeTexto {
  icone: Icon;
  mostrar?: (texto: string) => ReactNode;
}

/** Optional texts with a drawing of their own; any other is shown as label and text. */
const TEXTOS: Readonly<Partial<Record<TextoDoAgendamento, DesenhoDeTexto>>> = {
  local_reuniao: { icone: IconMapPin },
  link_reuniao: {
    icone: IconLink,
    mostrar: (endereco) => (
      <a href={endereco} target="_blank" rel="noopener noreferrer">
        {endereco}
      </a>
    ),
  },
};

const comoEsta = (texto: string): ReactNode => texto;

/** Optional texts in the list of lines: all but the description, a paragraph below them. */
const LINHAS_DE_TEXTO = (Object.keys(textosDoAgendamento) as TextoDoAgendamento[]).filter(
  (campo) => campo !== 'descricao',
);

const MINUTO = 60_000;

/** All data of an appointment, with the buttons that the server allows. */
export function DetalhesDoAgendamento({ agendamento: a, agenda, aoExcluir }: Props) {
  const { data_hora_inicio: inicio, data_hora_termino: termino } = a;
  const minutos = Math.round((Date.parse(termino) - Date.parse(inicio)) / MINUTO);
  const motivos = [
    ['Motivo do cancelamento', a.status === 'CANCELADO' && a.motivo_cancelamento],
    ['Motivo do reagendamento', a.motivo_reagendamento],
    ['Motivo da reabertura', a.status === 'AGENDADO' && a.motivo_reabertura],
  ] as const;
  const abrirOutro = (id: number) => agenda.abrir({ agendamento: id });

  return (
    <article className={classes.detalhes} aria-label={a.titulo}>
      <EtiquetasDoAgendamento agendamento={a} />
      <dl className={classes.linhas}>
        <Linha icone={IconClock} nome="Quando">
          <strong>{formatarData(inicio, 'diaDaSemana')}</strong>
          <br />
          {formatarIntervalo(inicio, termino)} ({formatarDuracao(minutos)})
        </Linha>
        {LINHAS_DE_TEXTO.map((campo) => {
          const { icone = IconAlignLeft, mostrar = comoEsta } = TEXTOS[campo] ?? {};
          const texto = a[campo];
          return (
            texto && (
              <Linha key={campo} icone={icone} nome={NOMES_DO_AGENDAMENTO[campo].rotulo}>
                {mostrar(texto)}
              </Linha>
            )
          );
        })}
        {a.cliente && (
          <Linha icone={IconBuilding} nome="Cliente">
            {a.cliente.nome}
          </Linha>
        )}
        {!a.ocupado && (
          <Linha icone={IconUser} nome="Criado por">
            Criado por {a.criador.nome}
          </Linha>
        )}
        {a.privado && (
          <Linha icone={IconLock} nome="Privacidade">
            Privado: quem não participa vê só 'Ocupado'
          </Linha>
        )}
        {motivos.map(
          ([nome, motivo]) =>
            motivo && (
              <Linha key={nome} icone={IconMessage} nome={nome}>
                {nome}: {motivo}
              </Linha>
            ),
        )}
        {a.reagendado_de_id !== null && (
          <Linha icone={IconCalendarRepeat} nome="Reagendamento">
            <BotaoDeLink aoClicar={() => abrirOutro(a.reagendado_de_id ?? 0)}>
              Ver o horário anterior
            </BotaoDeLink>
          </Linha>
        )}
        {a.reagendado_para_id !== null && (
          <Linha icone={IconCalendarRepeat} nome="Reagendamento">
            <BotaoDeLink aoClicar={() => abrirOutro(a.reagendado_para_id ?? 0)}>
              Ver o novo horário
            </BotaoDeLink>
          </Linha>
        )}
      </dl>
      {a.descricao && <p className={classes.descricao}>{a.descricao}</p>}
      {a.participantes.length > 0 && <ParticipantesDoAgendamento participantes={a.participantes} />}
      {a.historico.length > 0 && <HistoricoDoAgendamento eventos={a.historico} />}
      <AcoesDoAgendamento agendamento={a} agenda={agenda} aoExcluir={aoExcluir} />
    </article>
  );
}

function BotaoDeLink({ aoClicar, children }: { aoClicar: () => void; children: ReactNode }) {
  return (
    <button type="button" className={classes.link} onClick={aoClicar}>
      {children}
    </button>
  );
}
