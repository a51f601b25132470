import { useQuery } from '@tanstack/react-query';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import frases from '../../../components/ui/frases.module.css';
import { correcoesOptions, useDecidir } from '../correcoes.queries.ts';
import classes from './correcoes.module.css';
import { RevisaoDaCorrecao } from './revisao-da-correcao.tsx';

interface Props {
  clienteId: number;
  /** Has whatever shows the client read again. */
  aoMudar: () => Promise<unknown>;
  aoFechar: () => void;
}

/** The corrections of a client that wait, one under the other, to be accepted or refused. */
export default function DialogoDasCorrecoes({ clienteId, aoMudar, aoFechar }: Props) {
  const { data } = useQuery(correcoesOptions(clienteId));
  const decidir = useDecidir(aoMudar);
  return (
    <Dialogo titulo="Correções propostas pelo cliente" tamanho="lg" aoFechar={aoFechar}>
      <div className={classes.pilha}>
        {data?.correcoes.length === 0 && (
          <p className={frases.dica}>Nenhuma correção aguarda revisão.</p>
        )}
        {data?.correcoes.map((correcao) => (
          <RevisaoDaCorrecao key={correcao.id} correcao={correcao} decidir={decidir} />
        ))}
      </div>
    </Dialogo>
  );
}
