import {
  type CampoDoAgendamento,
  NOMES_DO_AGENDAMENTO,
  type TextoDoAgendamento,
  textosDoAgendamento,
} from '@dominio/contrato/agendamentos-campos';
import type { AgendamentoDetalhado } from '@dominio/contrato/agendamentos-saida';
import type { ReactNode } from 'react';
import {
  Propriedade,
  Propriedades,
  type PropsDaPropriedade,
} from '../../../components/formulario/propriedades.tsx';
import { formatarData, formatarIntervalo } from '../../../lib/formato.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { formatarDuracao } from '../horas-livres.ts';
import type { Agenda } from '../use-estado-da-agenda.ts';
import { AcoesDoAgendamento } from './acoes-do-agendamento.tsx';
import classes from './detalhes-do-agendamento.module.css';
import { EdicaoNoLugar } from './edicao-no-lugar.tsx';
import { EtiquetasDoAgendamento, temEtiquetas } from './etiquetas-do-agendamento.tsx';
import { HistoricoDoAgendamento } from './historico-do-agendamento.tsx';
import { ParticipantesDoAgendamento } from './participantes-do-agendamento.tsx';

interface Props {
  agendamento: AgendamentoDetalhado;
  eu: number;
  agenda: Agenda;
  /** Called with true when a deletion begins, and with false when it failed. */
  aoExcluir: (excluindo: boolean) => void;
}

/** How a text is drawn that is no line of plain text. */
const DESENHOS: Readonly<
  Partial<
    Record<
      TextoDoAgendamento,
      Pick<PropsDaPropriedade, 'larga' | 'inteira'> & { mostrar: (texto: string) => ReactNode }
    >
  >
> = {
  link_reuniao: {
    inteira: false,
    mostrar: (endereco) => (
      <a href={endereco} target="_blank" rel="noopener noreferrer">
        {endereco}
      </a>
    ),
  },
  descricao: {
    larga: true,
    inteira: false,
    mostrar: (texto) => <p className={classes.descricao}>{texto}</p>,
  },
};

const TEXTOS = Object.keys(textosDoAgendamento) as TextoDoAgendamento[];

const MINUTO = 60_000;

interface PropsDoCampo extends Omit<PropsDaPropriedade, 'editar'> {
  agendamento: AgendamentoDetalhado;
  eu: number;
  /** The fields of the contract that make it up. */
  campos: readonly CampoDoAgendamento[];
}

/** A property that who may edit the appointment changes; the others see it where there is something. */
function Campo({ agendamento, eu, campos, ...propriedade }: PropsDoCampo) {
  const { editar } = agendamento.acoes;
  if (!editar && !propriedade.children) return null;
  return (
    <Propriedade
      {...propriedade}
      editar={
        editar &&
        ((aoFechar) => (
          <EdicaoNoLugar {...{ agendamento, eu, campos, aoFechar }} nome={propriedade.nome} />
        ))
      }
    />
  );
}

/** All data of an appointment, with the buttons that the server allows. */
export function DetalhesDoAgendamento({ agendamento: a, eu, agenda, aoExcluir }: Props) {
  const veClientes = usePode('clientes:visualizar');
  const dele = { agendamento: a, eu };
  const { data_hora_inicio: inicio, data_hora_termino: termino } = a;
  const minutos = Math.round((Date.parse(termino) - Date.parse(inicio)) / MINUTO);
  const texto = (campo: TextoDoAgendamento) => {
    const { mostrar, ...desenho } = DESENHOS[campo] ?? {};
    const valor = a[campo];
    return (
      <Campo
        {...dele}
        {...desenho}
        key={campo}
        nome={NOMES_DO_AGENDAMENTO[campo].rotulo}
        campos={[campo]}
      >
        {valor && mostrar ? mostrar(valor) : valor}
      </Campo>
    );
  };
  const abrirOutro = (id: number, rotulo: string) => (
    <button
      type="button"
      className={classes.link}
      onClick={() => agenda.abrir({ agendamento: id })}
    >
      {rotulo}
    </button>
  );
  const lidas = [
    ['Criado por', !a.ocupado && a.criador.nome],
    ['Privacidade', a.privado && "Privado: quem não participa vê só 'Ocupado'"],
    ['Motivo do cancelamento', a.status === 'CANCELADO' && a.motivo_cancelamento],
    ['Motivo do reagendamento', a.motivo_reagendamento],
    ['Motivo da reabertura', a.status === 'AGENDADO' && a.motivo_reabertura],
    [
      'Reagendado de',
      a.reagendado_de_id && abrirOutro(a.reagendado_de_id, 'Ver o horário anterior'),
    ],
    [
      'Reagendado para',
      a.reagendado_para_id && abrirOutro(a.reagendado_para_id, 'Ver o novo horário'),
    ],
  ] as const;

  return (
    <article className={classes.detalhes} aria-label={a.titulo}>
      <Propriedades>
        {a.acoes.editar && (
          <Campo {...dele} nome="Título" campos={['titulo']}>
            {a.titulo}
          </Campo>
        )}
        <Campo {...dele} nome="Data e horário" campos={['data_hora_inicio', 'data_hora_termino']}>
          <strong>{formatarData(inicio, 'diaDaSemana')}</strong>
          <br />
          {formatarIntervalo(inicio, termino)} ({formatarDuracao(minutos)})
        </Campo>
        <Campo {...dele} nome="Tipo e prioridade" campos={['tipo_agendamento_id', 'prioridade']}>
          {temEtiquetas(a) && <EtiquetasDoAgendamento agendamento={a} />}
        </Campo>
        {veClientes ? (
          <Campo {...dele} nome="Cliente" campos={['cliente_id']}>
            {a.cliente?.nome}
          </Campo>
        ) : (
          a.cliente && <Propriedade nome="Cliente">{a.cliente.nome}</Propriedade>
        )}
        {TEXTOS.filter((campo) => !DESENHOS[campo]?.larga).map(texto)}
        <Campo {...dele} nome="Participantes" campos={['participantes']} inteira={false}>
          {a.participantes.length > 0 && (
            <ParticipantesDoAgendamento participantes={a.participantes} />
          )}
        </Campo>
        {lidas.map(
          ([nome, valor]) =>
            valor && (
              <Propriedade key={nome} nome={nome}>
                {valor}
              </Propriedade>
            ),
        )}
        {TEXTOS.filter((campo) => DESENHOS[campo]?.larga).map(texto)}
      </Propriedades>
      {a.historico.length > 0 && <HistoricoDoAgendamento eventos={a.historico} />}
      <AcoesDoAgendamento agendamento={a} agenda={agenda} aoExcluir={aoExcluir} />
    </article>
  );
}
