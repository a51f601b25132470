import { MAXIMO_AO_LADO } from '@dominio/contrato/agendamentos-entrada';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EventoDoCalendario, PessoaAoLado } from '../../components/calendario/tipos.ts';
import { Avatar } from '../../components/ui/avatar.tsx';
import { useSessao } from '../../lib/sessao.ts';
import { pessoasOptions } from './agendamentos.queries.ts';
import type { EstadoDaAgenda } from './estado-da-agenda.ts';
import { paraCalendario } from './para-calendario.tsx';
import type { Periodo } from './periodo.ts';

/** Views that have room for people side by side. */
export const temAoLado = ({ visao }: Pick<EstadoDaAgenda, 'visao'>): boolean =>
  visao === 'dia' || visao === 'semana';

interface AoLado {
  /** A lane each, mine first; empty while nobody is beside mine. */
  pessoas: readonly PessoaAoLado[];
  eventos: readonly EventoDoCalendario[];
}

const SOZINHO: AoLado = { pessoas: [], eventos: [] };

type PedidoDeColegas = Pick<EstadoDaAgenda, 'visao' | 'com'>;

/** The query of the colleagues asked for: the first ones, where there are more than fit. */
const colegasOptions = (estado: PedidoDeColegas, { primeiro, ultimo }: Periodo) =>
  pessoasOptions({
    pessoas: temAoLado(estado) ? estado.com.slice(0, MAXIMO_AO_LADO) : [],
    data_inicio: primeiro,
    data_fim: ultimo,
  });

/** Those of the colleagues asked for that are shown, once it is known. */
export function useColegasMostrados(estado: PedidoDeColegas, periodo: Periodo) {
  const { data, isPlaceholderData } = useQuery(colegasOptions(estado, periodo));
  return isPlaceholderData ? undefined : data?.map(({ id }) => id);
}

/** The colleagues whose time is shown beside the agenda, and what takes it. */
export function useAoLado(
  estado: Pick<EstadoDaAgenda, 'visao' | 'com' | 'participante'>,
  periodo: Periodo,
): AoLado {
  const eu = useSessao((sessao) => sessao.usuario);
  const { com, participante } = estado;
  const { data } = useQuery(colegasOptions(estado, periodo));
  const mostradas = temAoLado(estado) && com.length > 0 && data?.length ? data : undefined;
  return useMemo(() => {
    if (!mostradas || !eu) return SOZINHO;
    const minha = { id: eu.id, nome: participante === 'eu' ? 'Eu' : 'Agenda filtrada' };
    const rosto = (pessoa: Parameters<typeof Avatar>[0]['pessoa']) => (
      <Avatar pessoa={pessoa} preset="thumbnail" />
    );
    return {
      pessoas: [
        { ...minha, rosto: rosto(eu) },
        ...mostradas.map((pessoa) => ({
          id: pessoa.id,
          nome: pessoa.nome,
          rosto: rosto(pessoa),
        })),
      ],
      eventos: mostradas.flatMap(({ nome, agendamentos }, i) =>
        agendamentos.map((agendamento) => {
          const evento = paraCalendario(agendamento);
          return {
            ...evento,
            faixa: i + 1,
            complemento: `${evento.complemento}, ${nome}`,
            movivel: false,
            fechado: agendamento.ocupado,
          };
        }),
      ),
    };
  }, [mostradas, eu, participante]);
}
