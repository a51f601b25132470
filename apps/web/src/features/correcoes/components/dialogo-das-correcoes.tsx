import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { focoPerdido } from '../../../components/ui/foco-dos-dialogos.ts';
import { correcoesOptions, useDecidir } from '../correcoes.queries.ts';
import classes from './correcoes.module.css';
import { RevisaoDaCorrecao } from './revisao-da-correcao.tsx';

interface Props {
  clienteId: number;
  /** Has whatever shows the client read again. */
  aoMudar: () => Promise<unknown>;
  aoFechar: () => void;
}

/** The corrections of a client that wait, one under the other, to be accepted or refused; it closes after the last. */
export default function DialogoDasCorrecoes({ clienteId, aoMudar, aoFechar }: Props) {
  const { data } = useQuery(correcoesOptions(clienteId));
  const semNenhuma = data?.correcoes.length === 0;
  const fechar = useEffectEvent(aoFechar);
  useEffect(() => {
    if (semNenhuma) fechar();
  }, [semNenhuma]);
  const decidir = useDecidir(aoMudar);
  // What opened it goes with the last correction: the page goes on from its content.
  useEffect(
    () => () => {
      if (focoPerdido()) document.getElementById('conteudo')?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <Dialogo titulo="Correções propostas pelo cliente" tamanho="lg" aoFechar={aoFechar}>
      <div className={classes.pilha}>
        {data?.correcoes.map((correcao) => (
          <RevisaoDaCorrecao key={correcao.id} correcao={correcao} decidir={decidir} />
        ))}
      </div>
    </Dialogo>
  );
}
