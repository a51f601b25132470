import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import { Button } from '@mantine/core';
import { IconCalendarPlus, IconFilterOff, IconWifiOff } from '@tabler/icons-react';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { type EstadoDaAgenda, SEM_FILTRO, temFiltro } from '../estado-da-agenda.ts';
import type { Visao } from '../periodo.ts';

interface Props {
  estado: EstadoDaAgenda;
  aoMudar: (parcial: Partial<EstadoDaAgenda>) => void;
  aoCriar?: (() => void) | undefined;
}

const FRASES: Readonly<Record<Visao, string>> = {
  dia: TEXTOS_DA_AGENDA.nenhumNoDia,
  semana: 'Nenhum agendamento nesta semana. Clique num horário para marcar.',
  mes: 'Nenhum agendamento neste mês.',
  lista: 'Nenhum agendamento neste mês.',
};

/**
 * Stands in place of a period that cannot be read without a network, and of which nothing is
 * cached.
 */
export const SemConexao = () => (
  <EstadoVazio icone={IconWifiOff}>
    Sem conexão. Este período ainda não foi aberto neste aparelho.
  </EstadoVazio>
);

/** What an empty period says: how to create an appointment, or that filters hide some. */
export function VazioDaAgenda({ estado, aoMudar, aoCriar }: Props) {
  if (temFiltro(estado)) {
    const limpar = () => aoMudar(SEM_FILTRO);
    return (
      <EstadoVazio
        icone={IconFilterOff}
        acao={
          <Button variant="default" onClick={limpar}>
            Limpar filtros
          </Button>
        }
      >
        Nenhum agendamento com estes filtros.
      </EstadoVazio>
    );
  }
  const criar = aoCriar && (
    <Button variant="default" onClick={aoCriar}>
      Novo agendamento
    </Button>
  );
  return (
    <EstadoVazio icone={IconCalendarPlus} acao={criar}>
      {FRASES[estado.visao]}
    </EstadoVazio>
  );
}
