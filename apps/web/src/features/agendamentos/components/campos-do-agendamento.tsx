import {
  type CampoDoAgendamento,
  NOMES_DO_AGENDAMENTO,
} from '@dominio/contrato/agendamentos-campos';
import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Switch.css';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { CampoHora } from '../../../components/campos/campo-hora.tsx';
import { CampoProcurado } from '../../../components/campos/campo-procurado.tsx';
import { usePode } from '../../../lib/permissoes.tsx';
import { useHoje } from '../../../lib/use-hoje.ts';
import {
  clientesOptions,
  tiposAtivosOptions,
  useOpcoesDePrioridade,
} from '../agendamentos.queries.ts';
import { SEM_TIPO } from '../agendamentos.rotulos.ts';
import { useDesenharEsboco } from '../esboco.ts';
import {
  CAMPOS_DO_AGENDAMENTO,
  comEsquema,
  idsDosParticipantes,
  type Valores,
} from '../formulario.ts';
import {
  horarioAceito,
  horarioDosInstantes,
  INICIOS_OFERECIDOS,
  instantesDoHorario,
  terminaNoDiaSeguinte,
  terminosOferecidos,
} from '../horario.ts';
import { useDisponibilidade } from '../use-disponibilidade.ts';
import { comDuracao, useHoras } from '../use-horas.ts';
import { AvisoDeOcupados } from './aviso-de-ocupados.tsx';
import { FalhaDoCampo } from './falha-do-campo.tsx';
import classes from './formulario-de-agendamento.module.css';
import { SeletorDeParticipantes } from './seletor-de-participantes.tsx';

interface Props {
  form: UseFormReturnType<Valores>;
  eu: number;
  /** Id of the appointment that is edited; undefined for a new one. */
  id?: number | undefined;
  /** Those to draw, where not all of them are. */
  campos?: readonly CampoDoAgendamento[];
}

/** Longest title, in characters (contract), and the length from which a counter shows. */
const TITULO_MAXIMO = 200;
const TITULO_QUASE_CHEIO = 180;

const nome = (campo: CampoDoAgendamento) => NOMES_DO_AGENDAMENTO[campo].rotulo;

/** The fields of an appointment, in the form's order. */
export function CamposDoAgendamento({ form, eu, id, campos = CAMPOS_DO_AGENDAMENTO }: Props) {
  const { values: v } = form;
  const hoje = useHoje();
  const leitura = useQuery(tiposAtivosOptions);
  const tipos = leitura.data ?? [];
  const prioridades = useOpcoesDePrioridade();
  const veClientes = usePode('clientes:visualizar');
  const [procuradas, setProcuradas] = useState<readonly number[]>([]);

  const mostraHorario = campos.includes('data_hora_inicio') || campos.includes('participantes');
  const temHorario = mostraHorario && !!v.data && !!v.inicio && !!v.termino && horarioAceito(v);
  const horario = temHorario ? instantesDoHorario(v) : null;
  const tipo = tipos.find((outro) => String(outro.id) === v.tipo);
  const comuns = { horario, ignorar: id, tipo: tipo?.id };
  const consulta = useDisponibilidade({ ...comuns, ids: idsDosParticipantes(v, eu) });
  const dosEscolhidos = consulta.lida;
  const dosProcurados = useDisponibilidade({ ...comuns, ids: procuradas }).lida;
  const ocupado = (quem: number) =>
    (dosEscolhidos?.ocupado(quem) || dosProcurados?.ocupado(quem)) ?? false;
  const sabe = (quem: number) => (dosEscolhidos?.sabe(quem) || dosProcurados?.sabe(quem)) ?? false;
  const ausente = (quem: number) => dosEscolhidos?.ausente(quem) ?? dosProcurados?.ausente(quem);
  const conhecida = dosEscolhidos ?? dosProcurados;

  const horas = useHoras(v, (mudadas) => {
    form.setValues(mudadas);
    for (const campo of ['inicio', 'termino'] as const) {
      if (mudadas[campo] !== undefined) form.clearFieldError(campo);
    }
  });
  const mudarTipo = (escolhido: string) => {
    form.setFieldValue('tipo', escolhido);
    const duracao = tipos.find((outro) => String(outro.id) === escolhido)?.duracao_padrao_min;
    // Where the end is not shown, nobody would see it follow.
    if (duracao && campos.includes('data_hora_termino')) horas.mudarDuracao(duracao);
  };
  const novo = id === undefined;
  useDesenharEsboco({
    titulo: v.titulo,
    horario: novo ? horario : null,
    cor: tipo?.cor,
    pessoas: idsDosParticipantes(v, eu),
  });
  const link = form.getInputProps('link_reuniao');

  /** The input of each field of the contract. Both hours share a line with the day. */
  const entradas: Readonly<Record<CampoDoAgendamento, ReactNode>> = {
    titulo: (
      <TextInput
        label={nome('titulo')}
        withAsterisk
        aria-required
        description={
          v.titulo.length >= TITULO_QUASE_CHEIO &&
          `${v.titulo.length} de ${TITULO_MAXIMO} caracteres`
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('titulo')}
      />
    ),
    tipo_agendamento_id: (
      <>
        <NativeSelect
          label={nome('tipo_agendamento_id')}
          {...form.getInputProps('tipo')}
          onChange={(evento) => mudarTipo(evento.currentTarget.value)}
          leftSection={
            tipo && <i className={classes.ponto} style={{ background: tipo.cor }} aria-hidden />
          }
          data={[
            { value: '', label: SEM_TIPO },
            ...tipos.map(({ id: valor, nome }) => ({ value: String(valor), label: nome })),
          ]}
        />
        <FalhaDoCampo
          oQue={TEXTOS_DA_AGENDA.carregarTiposAtivos}
          erro={leitura.data ? null : leitura.error}
          lendo={leitura.isFetching}
          aoTentar={leitura.refetch}
          campo={() => form.getInputNode('tipo')}
        />
      </>
    ),
    data_hora_inicio: (
      <div className={classes.horario}>
        <CampoData {...form.getInputProps('data')} value={v.data} hoje={hoje} obrigatorio />
        <CampoHora
          label={nome('data_hora_inicio')}
          obrigatorio
          opcoes={INICIOS_OFERECIDOS}
          {...form.getInputProps('inicio')}
          value={v.inicio}
          onChange={horas.mudarInicio}
        />
        <CampoHora
          label={nome('data_hora_termino')}
          obrigatorio
          opcoes={terminosOferecidos(v.inicio)}
          rotuloDaOpcao={comDuracao(v.inicio)}
          {...form.getInputProps('termino')}
          value={v.termino}
          onChange={horas.mudarTermino}
          description={
            temHorario && terminaNoDiaSeguinte(v) ? 'Termina no dia seguinte' : undefined
          }
        />
      </div>
    ),
    data_hora_termino: (
      <>
        <AvisoDeOcupados
          disponibilidade={dosEscolhidos}
          eu={eu}
          dia={v.data}
          aoEscolher={(intervalo) => {
            form.setValues(horarioDosInstantes(intervalo));
            // The button goes away with what it mends; the focus stays in the form.
            form.getInputNode('data')?.focus();
          }}
        />
        <FalhaDoCampo
          oQue={TEXTOS_DA_AGENDA.validarConflito}
          erro={consulta.erro}
          lendo={consulta.lendo}
          aoTentar={consulta.tentar}
          campo={() => form.getInputNode('data')}
        />
      </>
    ),
    participantes: (
      <>
        <SeletorDeParticipantes
          {...form.getInputProps('participantes')}
          participantes={v.participantes}
          fora={eu}
          disponibilidade={conhecida && { ...conhecida, sabe, ocupado, ausente }}
          aoProcurar={setProcuradas}
          aoMudar={(participantes) => form.setFieldValue('participantes', participantes)}
        />
        <Switch label="Eu participo" {...form.getInputProps('euParticipo', { type: 'checkbox' })} />
      </>
    ),
    cliente_id: veClientes && (
      <CampoProcurado
        label={nome('cliente_id')}
        placeholder="Buscar por nome, CNPJ ou contrato"
        procurar={clientesOptions}
        vazio="Nenhum cliente encontrado."
        {...form.getInputProps('cliente')}
        value={v.cliente}
      />
    ),
    local_reuniao: (
      <TextInput label={nome('local_reuniao')} {...form.getInputProps('local_reuniao')} />
    ),
    link_reuniao: (
      <TextInput
        label={nome('link_reuniao')}
        type="url"
        placeholder="https://"
        {...link}
        onBlur={(evento) => {
          link.onBlur?.(evento);
          form.setFieldValue('link_reuniao', comEsquema(v.link_reuniao));
        }}
      />
    ),
    prioridade: (
      <NativeSelect
        label={nome('prioridade')}
        {...form.getInputProps('prioridade')}
        data={prioridades.map(({ valor, rotulo }) => ({ value: valor, label: rotulo }))}
      />
    ),
    descricao: (
      <Textarea
        label={nome('descricao')}
        autosize
        minRows={3}
        maxRows={10}
        {...form.getInputProps('descricao')}
      />
    ),
    privado: (
      <Switch
        label={nome('privado')}
        description="Quem não participa vê só 'Ocupado'."
        {...form.getInputProps('privado', { type: 'checkbox' })}
      />
    ),
  };

  return (
    <div className={classes.campos}>
      {campos.map((campo) => (
        <Fragment key={campo}>{entradas[campo]}</Fragment>
      ))}
    </div>
  );
}
