import type { AgendamentoDetalhado } from '@dominio/contrato/agendamentos-saida';
import { useRef } from 'react';
import { usePropriedades } from '../use-propriedades.ts';
import { StatusDoAgendamento } from './etiquetas-do-agendamento.tsx';
import { Propriedade } from './propriedade.tsx';

interface Props {
  agendamento: AgendamentoDetalhado;
  eu: number;
}

/** Under the name of an appointment: its state, and the way to give it another name. */
export function TituloNoLugar({ agendamento, eu }: Props) {
  const raiz = useRef<HTMLDivElement>(null);
  const propriedades = usePropriedades(raiz);
  return (
    <div ref={raiz}>
      <Propriedade
        agendamento={agendamento}
        eu={eu}
        propriedades={propriedades}
        nome="título"
        campos={['titulo']}
        inteira={false}
      >
        <StatusDoAgendamento status={agendamento.status} />
      </Propriedade>
    </div>
  );
}
