import {
  type CampoDoAgendamento,
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
import { type ReactNode, useRef } from 'react';
import { formatarData, formatarIntervalo } from '../../../lib/formato.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { formatarDuracao } from '../horas-livres.ts';
import type { Agenda } from '../use-estado-da-agenda.ts';
import { usePropriedades } from '../use-propriedades.ts';
import { AcoesDoAgendamento } from './acoes-do-agendamento.tsx';
import { Acrescentar } from './acrescentar.tsx';
import classes from './detalhes-do-agendamento.module.css';
import { EtiquetasDoAgendamento, temEtiquetas } from './etiquetas-do-agendamento.tsx';
import { HistoricoDoAgendamento } from './historico-do-agendamento.tsx';
import { ParticipantesDoAgendamento } from './participantes-do-agendamento.tsx';
import { Propriedade } from './propriedade.tsx';

interface Props {
  agendamento: AgendamentoDetalhado;
  eu: number;
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
export function DetalhesDoAgendamento({ agendamento: a, eu, agenda, aoExcluir }: Props) {
  const raiz = useRef<HTMLElement>(null);
  const propriedades = usePropriedades(raiz);
  const veClientes = usePode('clientes:visualizar');
  const dela = { agendamento: a, eu, propriedades };
  const aberto = (campo: CampoDoAgendamento) => a.acoes.editar && propriedades.aberta === campo;
  const { data_hora_inicio: inicio, data_hora_termino: termino } = a;
  const minutos = Math.round((Date.parse(termino) - Date.parse(inicio)) / MINUTO);
  const motivos = [
    ['Motivo do cancelamento', a.status === 'CANCELADO' && a.motivo_cancelamento],
    ['Motivo do reagendamento', a.motivo_reagendamento],
    ['Motivo da reabertura', a.status === 'AGENDADO' && a.motivo_reabertura],
  ] as const;
  const vazios: CampoDoAgendamento[] = [
    ...(temEtiquetas(a) ? [] : (['tipo_agendamento_id'] as const)),
    ...(a.cliente || !veClientes ? [] : (['cliente_id'] as const)),
    ...(Object.keys(textosDoAgendamento) as TextoDoAgendamento[]).filter((campo) => !a[campo]),
  ];
  const abrirOutro = (id: number) => agenda.abrir({ agendamento: id });

  return (
    <article ref={raiz} className={classes.detalhes} aria-label={a.titulo}>
      {(temEtiquetas(a) || aberto('tipo_agendamento_id')) && (
        <Propriedade
          {...dela}
          nome="tipo e prioridade"
          campos={['tipo_agendamento_id', 'prioridade']}
        >
          <EtiquetasDoAgendamento agendamento={a} />
        </Propriedade>
      )}
      <dl className={classes.linhas}>
        <Linha icone={IconClock} nome="Quando">
          <Propriedade
            {...dela}
            nome="data e horário"
            campos={['data_hora_inicio', 'data_hora_termino']}
          >
            <strong>{formatarData(inicio, 'diaDaSemana')}</strong>
            <br />
            {formatarIntervalo(inicio, termino)} ({formatarDuracao(minutos)})
          </Propriedade>
        </Linha>
        {LINHAS_DE_TEXTO.map((campo) => {
          const { icone = IconAlignLeft, mostrar = comoEsta } = TEXTOS[campo] ?? {};
          const texto = a[campo];
          return (
            (texto || aberto(campo)) && (
              <Linha key={campo} icone={icone} nome={NOMES_DO_AGENDAMENTO[campo].rotulo}>
                <Propriedade
                  {...dela}
                  nome={NOMES_DO_AGENDAMENTO[campo].rotulo.toLowerCase()}
                  campos={[campo]}
                  inteira={mostrar === comoEsta}
                >
                  {mostrar(texto ?? '')}
                </Propriedade>
              </Linha>
            )
          );
        })}
        {(a.cliente || aberto('cliente_id')) && (
          <Linha icone={IconBuilding} nome="Cliente">
            {veClientes ? (
              <Propriedade {...dela} nome="cliente" campos={['cliente_id']}>
                {a.cliente?.nome}
              </Propriedade>
            ) : (
              a.cliente?.nome
            )}
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
      {(a.descricao || aberto('descricao')) && (
        <Propriedade {...dela} nome="descrição" campos={['descricao']} inteira={false}>
          <p className={classes.descricao}>{a.descricao}</p>
        </Propriedade>
      )}
      {a.acoes.editar && <Acrescentar propriedades={propriedades} campos={vazios} />}
      {(a.participantes.length > 0 || aberto('participantes')) && (
        <Propriedade {...dela} nome="participantes" campos={['participantes']} inteira={false}>
          <ParticipantesDoAgendamento participantes={a.participantes} />
        </Propriedade>
      )}
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
