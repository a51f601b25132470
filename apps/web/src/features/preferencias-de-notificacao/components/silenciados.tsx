import {
  notificacoesSilenciadosEndpoints as e,
  NOME_DO_ITEM,
  type Silenciado,
} from '@dominio/contrato/notificacoes-silenciados';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Secao } from '../../../components/painel/secao.tsx';
import frases from '../../../components/ui/frases.module.css';
import { Lido } from '../../../components/ui/lido.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { CHAVES } from '../../../consultas/chaves.ts';
import { mudarSilenciado, silenciadosOptions } from '../../../consultas/silenciados.ts';
import { caminhoDe } from '../../../lib/api-client.ts';
import { avisar } from '../../../lib/avisar.ts';
import { avisarComDesfazer } from '../../../lib/desfazer.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { formatarData } from '../../../lib/formato.ts';
import { useGravacao } from '../../../lib/use-gravacao.ts';
import classes from './silenciados.module.css';

/** Has the person told of an item again; undone for 8 s. */
function useVoltarAReceber() {
  const cliente = useQueryClient();
  const { mutateAsync } = useGravacao({
    mutationFn: ({ id, silenciado }: { id: number; silenciado: boolean }) =>
      mudarSilenciado(id, silenciado),
    onSettled: () => cliente.invalidateQueries({ queryKey: CHAVES.silenciados }),
  });
  return async ({ id, item_tipo, mensagem }: Silenciado) => {
    try {
      await mutateAsync({ id, silenciado: false });
      avisarComDesfazer({
        titulo: `Você volta a ser avisado ${NOME_DO_ITEM[item_tipo].deste}`,
        ...(mensagem !== null && { mensagem }),
        registros: [caminhoDe(e.mudar, { id })],
        desfazer: () => mutateAsync({ id, silenciado: true }),
        falha: 'Erro ao desfazer',
      });
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao voltar a receber', mensagem: mensagemDoErro(erro) });
    }
  };
}

/** The items that the person muted, each with the way back. */
export function Silenciados() {
  const consulta = useQuery(silenciadosOptions());
  const voltar = useVoltarAReceber();
  const soLeitura = useSoLeitura() !== null;
  return (
    <Secao
      titulo="Silenciados"
      descricao="O que você silencia não chega por meio nenhum. Avisos de segurança chegam sempre."
    >
      <Lido consulta={consulta} oQue="os silenciados">
        {(silenciados) =>
          silenciados.length === 0 ? (
            <p className={frases.dica}>
              Nenhum item silenciado. Silencie um pelo menu de uma notificação dele.
            </p>
          ) : (
            <ul className={classes.lista} aria-label="Itens silenciados">
              {silenciados.map((um) => {
                const { rotulo } = NOME_DO_ITEM[um.item_tipo];
                const dito = um.mensagem ?? `${rotulo} ${um.item_id}`;
                return (
                  <li key={um.id} className={classes.linha}>
                    <span className={classes.nome}>
                      {um.url === null ? <span>{dito}</span> : <Link to={um.url}>{dito}</Link>}
                      <small>
                        {rotulo} · silenciado em {formatarData(um.silenciado_em)}
                      </small>
                    </span>
                    {!soLeitura && (
                      <Button
                        variant="default"
                        size="compact-sm"
                        aria-label={`Voltar a receber: ${dito}`}
                        onClick={() => void voltar(um)}
                      >
                        Voltar a receber
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
          )
        }
      </Lido>
    </Secao>
  );
}
