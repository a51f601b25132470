import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { Button, Radio, Textarea } from '@mantine/core';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { CampoHora } from '../../../components/campos/campo-hora.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import '@mantine/core/styles/Radio.css';
import { type FormEvent, useRef, useState } from 'react';
import { useHoje } from '../../../lib/use-hoje.ts';
import type { CorpoDoStatus } from '../agendamentos.mutacoes.ts';
import {
  horarioAceito,
  horarioDoReagendamento,
  horarioDosInstantes,
  INICIOS_OFERECIDOS,
  instantesDoHorario,
  terminaNoDiaSeguinte,
  terminosOferecidos,
} from '../horario.ts';
import { comDuracao, useHoras } from '../use-horas.ts';
import { motivoRecusado } from './dialogo-de-motivo.tsx';
import classes from './dialogos-da-agenda.module.css';
import campos from './formulario-de-agendamento.module.css';

interface Props {
  agendamento: Agendamento;
  enviando: boolean;
  aoFechar: () => void;
  /** Resolves with the message when the server refused a field. */
  aoConfirmar: (corpo: CorpoDoStatus) => Promise<string | undefined>;
}

type Lado = 'REAGENDADO_CLIENTE' | 'REAGENDADO_DOMINIO';

interface Erros {
  motivo?: string | undefined;
  data?: string | undefined;
  termino?: string | undefined;
}

/** Asks who wanted another time, why, and for the new time. */
export function DialogoDeReagendamento({ agendamento, enviando, aoFechar, aoConfirmar }: Props) {
  const hoje = useHoje();
  const [antes] = useState(() => horarioDosInstantes(agendamento));
  const [lado, setLado] = useState<Lado>('REAGENDADO_CLIENTE');
  const [motivo, setMotivo] = useState('');
  const [horario, setHorario] = useState(() => horarioDoReagendamento(antes, hoje));
  const [erro, setErro] = useState<Erros>({});
  const campoDoMotivo = useRef<HTMLTextAreaElement>(null);
  const horas = useHoras(horario, (mudadas) => setHorario({ ...horario, ...mudadas }));

  const completo = !!horario.data && !!horario.inicio && !!horario.termino;
  // Hours taken over unchanged are accepted however long the appointment is: they were typed by
  // nobody here.
  const asMesmas = horario.inicio === antes.inicio && horario.termino === antes.termino;
  const emOrdem = horarioAceito(horario) || (asMesmas && horario.inicio !== horario.termino);

  const enviar = async (evento: FormEvent) => {
    evento.preventDefault();
    const falta: Erros = {
      motivo: motivoRecusado('motivo_reagendamento', motivo),
      data: completo ? undefined : 'Informe data, início e término.',
      termino: completo && !emOrdem ? 'O término deve ser depois do início.' : undefined,
    };
    setErro(falta);
    if (falta.motivo) campoDoMotivo.current?.focus();
    if (falta.motivo || falta.data || falta.termino) return;
    const { data_hora_inicio, data_hora_termino } = instantesDoHorario(horario);
    const recusa = await aoConfirmar({
      status: lado,
      motivo_reagendamento: motivo.trim(),
      nova_data_hora_inicio: data_hora_inicio,
      nova_data_hora_termino: data_hora_termino,
    });
    setErro({ data: recusa });
  };

  return (
    <Dialogo titulo="Reagendar" aoFechar={aoFechar}>
      <form onSubmit={enviar} className={classes.campos}>
        <Radio.Group label="Quem pediu" value={lado} onChange={(valor) => setLado(valor as Lado)}>
          <div className={classes.lados}>
            <Radio value="REAGENDADO_CLIENTE" label="O cliente" />
            <Radio value="REAGENDADO_DOMINIO" label="O escritório" />
          </div>
        </Radio.Group>
        <Textarea
          ref={campoDoMotivo}
          label="Motivo do reagendamento"
          withAsterisk
          aria-required
          data-autofocus
          autosize
          minRows={2}
          value={motivo}
          error={erro.motivo}
          onChange={(evento) => setMotivo(evento.currentTarget.value)}
        />
        <div className={campos.horario}>
          <CampoData
            value={horario.data}
            hoje={hoje}
            obrigatorio
            onChange={(data) => setHorario({ ...horario, data })}
            error={erro.data}
          />
          <CampoHora
            label="Início"
            obrigatorio
            value={horario.inicio}
            opcoes={INICIOS_OFERECIDOS}
            onChange={horas.mudarInicio}
          />
          <CampoHora
            label="Término"
            obrigatorio
            value={horario.termino}
            opcoes={terminosOferecidos(horario.inicio)}
            rotuloDaOpcao={comDuracao(horario.inicio)}
            error={erro.termino}
            description={
              completo && emOrdem && terminaNoDiaSeguinte(horario)
                ? 'Termina no dia seguinte'
                : undefined
            }
            onChange={horas.mudarTermino}
          />
        </div>
        <div className={classes.acoes}>
          <Button variant="default" onClick={aoFechar}>
            Voltar
          </Button>
          <Button type="submit" loading={enviando}>
            Reagendar
          </Button>
        </div>
      </form>
    </Dialogo>
  );
}
