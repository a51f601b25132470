import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CartaoDeLista } from '../../../components/painel/cartao-de-lista.tsx';
import { BotaoPermitido } from '../../../lib/botao-permitido.tsx';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { useSessao } from '../../../lib/sessao.ts';
import { useAgora } from '../../../lib/use-agora.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { ENDERECO_NOVO } from '../agendamentos.endereco.ts';
import { chaves, hojeOptions } from '../agendamentos.queries.ts';
import { LinhasDoDia } from './linhas-do-dia.tsx';

/** Card of /inicio: the person's appointments of today, with their participants. */
export function AgendaDoDia() {
  const hoje = useHoje();
  const agora = useAgora();
  const usuario = useSessao((sessao) => sessao.usuario?.id);
  const consulta = useQuery(
    usuario === undefined
      ? { queryKey: chaves.hoje(0, hoje), queryFn: skipToken }
      : hojeOptions(usuario, hoje),
  );
  return (
    <CartaoDeLista
      titulo="Agenda de hoje"
      link={{ rotulo: 'Abrir agenda', para: '/agenda' }}
      consulta={consulta}
      textoDoErro={`${TEXTOS_DA_AGENDA.carregarLista}. ${mensagemDoErro(consulta.error)}`}
      vazio={
        <>
          <p>{TEXTOS_DA_AGENDA.nenhumHoje}</p>
          <BotaoPermitido
            pede={{ permissao: 'agenda:criar' }}
            component={Link}
            to={ENDERECO_NOVO}
            variant="default"
          >
            Novo agendamento
          </BotaoPermitido>
        </>
      }
      linhas={(agendamentos) => <LinhasDoDia agendamentos={agendamentos} agora={agora} />}
    />
  );
}
