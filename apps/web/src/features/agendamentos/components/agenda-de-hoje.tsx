import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import { Button } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { BotaoPermitido } from '../../../lib/botao-permitido.tsx';
import { useSessao } from '../../../lib/sessao.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { ENDERECO_NOVO } from '../agendamentos.endereco.ts';
import { chaves, hojeOptions } from '../agendamentos.queries.ts';
import { falha } from '../falha.ts';
import classes from './agenda-de-hoje.module.css';
import { LinhaDoDia } from './linha-do-dia.tsx';

interface Props {
  /** Called after an appointment or a button was chosen. */
  aoFechar: () => void;
}

/** Content of the top bar's popup 'Agendamentos de hoje' (specification part 1 §2.3). */
export default function AgendaDeHoje({ aoFechar }: Props) {
  const hoje = useHoje();
  const usuario = useSessao((sessao) => sessao.usuario?.id);
  const { data, error, refetch } = useQuery(
    usuario === undefined
      ? { queryKey: chaves.hoje(0, hoje), queryFn: skipToken }
      : hojeOptions(usuario, hoje),
  );
  return (
    <div className={classes.painel}>
      <h2 className={classes.titulo}>Agendamentos de hoje</h2>
      <div className={classes.rolavel} aria-live="polite" aria-busy={!data && !error}>
        {data?.length === 0 && <p className={classes.texto}>{TEXTOS_DA_AGENDA.nenhumHoje}</p>}
        {!data && !error && <p className={classes.texto}>Carregando…</p>}
        {!data && error && (
          <div className={classes.texto}>
            <p>{falha(TEXTOS_DA_AGENDA.carregarLista, error)}</p>
            <Button variant="default" onClick={() => refetch()}>
              Tentar novamente
            </Button>
          </div>
        )}
        <ul className={classes.linhas}>
          {data?.map((agendamento) => (
            <li key={agendamento.id}>
              <LinhaDoDia agendamento={agendamento} aoAbrir={aoFechar} />
            </li>
          ))}
        </ul>
      </div>
      <BotaoPermitido
        pede={{ permissao: 'agenda:criar' }}
        component={Link}
        to={ENDERECO_NOVO}
        fullWidth
        onClick={aoFechar}
      >
        + Novo Agendamento
      </BotaoPermitido>
    </div>
  );
}
