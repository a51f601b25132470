import { dataCivil } from '@dominio/contrato/datas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { semanasDoMes } from '../../../components/calendario/dias.ts';
import { MiniMes } from '../../../components/calendario/mini-mes.tsx';
import moldura from '../../../components/painel/cartao.module.css';
import { Cartao } from '../../../components/painel/cartao.tsx';
import { useSessao } from '../../../lib/sessao.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { enderecoDoDia } from '../agendamentos.endereco.ts';
import { calendarioOptions } from '../agendamentos.queries.ts';
import classes from './calendario-do-mes.module.css';

/** Card of /inicio: the month with the person's busy days marked; each day links to the agenda. */
export function CalendarioDoMes() {
  const hoje = useHoje();
  const navegar = useNavigate();
  const usuario = useSessao((sessao) => sessao.usuario?.id);
  const [mostrado, setMostrado] = useState(hoje);
  const dias = semanasDoMes(mostrado).flat();
  const { data, isError, refetch } = useQuery({
    ...calendarioOptions({
      data_inicio: dias[0] ?? hoje,
      data_fim: dias.at(-1) ?? hoje,
      participante_id: usuario ?? 0,
    }),
    enabled: usuario !== undefined,
  });
  const ocupados = new Set(
    data?.agendamentos.map(({ data_hora_inicio }) => dataCivil(new Date(data_hora_inicio))),
  );
  return (
    <Cartao titulo="Calendário" link={{ rotulo: 'Abrir agenda', para: '/agenda?visao=mes' }}>
      <div className={classes.meio}>
        <MiniMes
          hoje={hoje}
          marcados={ocupados}
          rotuloDosMarcados="com agendamentos"
          aoMostrar={setMostrado}
          aoEscolher={(dia) => void navegar(enderecoDoDia(dia))}
        />
      </div>
      {isError && !data && (
        <p className={moldura.rodape} role="alert">
          Não foi possível marcar os dias com agendamentos.{' '}
          <button type="button" className={moldura.tentar} onClick={() => void refetch()}>
            Tentar novamente
          </button>
        </p>
      )}
    </Cartao>
  );
}
