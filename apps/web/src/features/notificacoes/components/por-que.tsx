import { NOME_DO_CANAL } from '@dominio/contrato/notificacoes-entregas';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Gaveta } from '../../../components/ui/gaveta.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { useUltimoAberto } from '../../../components/ui/use-ultimo-aberto.ts';
import { useCelular } from '../../../lib/use-celular.ts';
import { porQueOptions } from '../pagina.queries.ts';
import { fraseDaEntrega } from '../por-que.rules.ts';
import { ItemDoAviso } from './item-do-aviso.tsx';
import classes from './por-que.module.css';

function Respostas({ id }: { id: number }) {
  const consulta = useQuery(porQueOptions(id));
  return (
    <Lido consulta={consulta} oQue="o motivo da notificação">
      {({ evento, descricao, item, entregas }) => (
        <div className={classes.corpo}>
          <p className={classes.evento}>{evento}</p>
          {descricao && <p>{descricao}</p>}
          {entregas.length === 0 ? (
            <p>Não há registro de como este aviso chegou: cada um é guardado por 30 dias.</p>
          ) : (
            <dl className={classes.canais}>
              {entregas.map((entrega) => {
                const { estado, detalhe } = fraseDaEntrega(entrega);
                return (
                  <div key={entrega.canal} data-estado={entrega.estado}>
                    <dt>{NOME_DO_CANAL[entrega.canal]}</dt>
                    <dd>
                      <b>{estado}</b>
                      {detalhe && <span>{detalhe}</span>}
                    </dd>
                  </div>
                );
              })}
            </dl>
          )}
          {item && <ItemDoAviso id={id} item={item} />}
          <Link to="/configuracoes/notificacoes">Mudar como sou avisado</Link>
        </div>
      )}
    </Lido>
  );
}

/** Why a notification came, and by which ways, in the panel beside the list. */
export function PorQue({ id, aoFechar }: { id: number | null; aoFechar: () => void }) {
  const inteira = useCelular();
  const mostrada = useUltimoAberto(id, id !== null);
  return (
    <Gaveta
      aberta={id !== null}
      titulo="Por que recebi isto?"
      chave={mostrada}
      inteira={inteira}
      aoFechar={aoFechar}
    >
      {mostrada !== null && <Respostas key={mostrada} id={mostrada} />}
    </Gaveta>
  );
}
