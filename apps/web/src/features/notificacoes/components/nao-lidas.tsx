import { ERRO_DO_BLOCO } from '@dominio/contrato/inicio';
import { ActionIcon } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import classes from '../../../components/painel/cartao.module.css';
import { CartaoDeLista } from '../../../components/painel/cartao-de-lista.tsx';
import { useFocoNoLugar } from '../../../components/ui/use-foco-no-lugar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { useAgora } from '../../../lib/use-agora.ts';
import { marcarComoLida } from '../marcar-como-lida.ts';
import { naoLidasOptions } from '../notificacoes.queries.ts';
import { LinhaDaNotificacao } from './linha-da-notificacao.tsx';
import proprias from './nao-lidas.module.css';

/** Most rows on the card; the bell's list has the others. */
const MAXIMO = 10;

/** Card of /inicio: the unread notifications. */
export function NaoLidas() {
  const queryClient = useQueryClient();
  const agora = useAgora();
  const consulta = useQuery(naoLidasOptions);
  const aoFocar = useFocoNoLugar(consulta.data);
  return (
    <CartaoDeLista
      titulo="Notificações não lidas"
      consulta={consulta}
      textoDoErro={`${ERRO_DO_BLOCO} ${mensagemDoErro(consulta.error)}`}
      vazio={<p>Nada pendente por aqui. Bom trabalho!</p>}
      linhas={(notificacoes) => (
        <ul className={classes.linhas} onFocus={aoFocar}>
          {notificacoes.slice(0, MAXIMO).map((notificacao) => (
            <li key={notificacao.id || notificacao.tracking_key} className={proprias.linha}>
              <LinhaDaNotificacao
                notificacao={notificacao}
                agora={agora}
                aoEscolher={() => void marcarComoLida(queryClient, notificacao.id)}
              />
              {notificacao.url !== null && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={32}
                  aria-label={`Marcar como lida: ${notificacao.titulo}`}
                  title="Marcar como lida"
                  onClick={() => void marcarComoLida(queryClient, notificacao.id)}
                >
                  <IconCheck size={16} stroke={1.7} aria-hidden />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
    />
  );
}
