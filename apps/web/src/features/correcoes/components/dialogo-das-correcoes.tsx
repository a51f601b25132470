import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import { useGuardaDeSaida } from '../../../components/formulario/use-guarda-de-saida.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { focoPerdido } from '../../../components/ui/foco-dos-dialogos.ts';
import frases from '../../../components/ui/frases.module.css';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { correcoesOptions, useDecidir } from '../correcoes.queries.ts';
import classes from './correcoes.module.css';
import { RevisaoDaCorrecao } from './revisao-da-correcao.tsx';

interface Props {
  clienteId: number;
  /** Has whatever shows the client read again. */
  aoMudar: () => Promise<unknown>;
  aoFechar: () => void;
}

/**
 * The corrections of a client that wait, one under the other, to be accepted or refused; it closes after
 * the last is answered here. Where somebody else answered it, or it was taken back, it says so.
 */
export default function DialogoDasCorrecoes({ clienteId, aoMudar, aoFechar }: Props) {
  const { data } = useQuery(correcoesOptions(clienteId));
  const semNenhuma = data?.correcoes.length === 0;
  const decidir = useDecidir(aoMudar);
  const [motivos, setMotivos] = useState<Readonly<Record<number, string>>>({});
  // A reason that was written and not sent; of what somebody else answered there is none to lose.
  const pergunta = useGuardaDeSaida(
    data?.correcoes.some(({ id }) => (motivos[id] ?? '').trim() !== '') ?? false,
  );
  const respondidas = semNenhuma && decidir.isSuccess;
  const fechar = useEffectEvent(aoFechar);
  useEffect(() => {
    if (respondidas) fechar();
  }, [respondidas]);
  // What opened it goes with the last correction: the page goes on from its content.
  useEffect(
    () => () => {
      if (focoPerdido()) document.getElementById('conteudo')?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <Dialogo
      titulo="Correções propostas pelo cliente"
      tamanho="lg"
      aoFechar={() => sairSePuder(aoFechar)}
    >
      {semNenhuma && !respondidas && (
        <div role="alert">
          {decidir.error && <p className={frases.erro}>{mensagemDoErro(decidir.error)}</p>}
          <p className={frases.dica}>Nenhuma correção aguarda revisão.</p>
        </div>
      )}
      <div className={classes.pilha}>
        {data?.correcoes.map((correcao) => (
          <RevisaoDaCorrecao
            key={correcao.id}
            correcao={correcao}
            decidir={decidir}
            motivo={motivos[correcao.id] ?? ''}
            aoEscrever={(motivo) => setMotivos((antes) => ({ ...antes, [correcao.id]: motivo }))}
          />
        ))}
      </div>
      {pergunta}
    </Dialogo>
  );
}
