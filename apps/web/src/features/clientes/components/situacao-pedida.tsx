import { useState } from 'react';
import type { OpcaoDaLista } from '../../../components/campos/campo-com-lista.tsx';
import { useHoje } from '../../../lib/use-hoje.ts';
import { errosDaSituacao, type Valores } from '../situacao.formulario.ts';
import { CamposDaSituacao } from './campos-da-situacao.tsx';

interface Props {
  /** Left out where the situation is settled. */
  opcoes?: readonly OpcaoDaLista[];
  /** What is settled before anything is chosen; null where nothing is. */
  iniciais: Valores | null;
  /** Whether the person tried to go on: then each field says what it lacks. */
  tentou: boolean;
  /** Called with null while something is missing. */
  aoMudar: (valores: Valores | null) => void;
}

/** A situation that a question asks for, given on once nothing of it is missing. */
export function SituacaoPedida({ opcoes, iniciais, tentou, aoMudar }: Props) {
  const hoje = useHoje();
  const [valores, setValores] = useState(iniciais);
  const errosDe = (novos: Valores): Partial<Record<keyof Valores, string>> =>
    errosDaSituacao(novos, { hoje });
  const erros = valores ? errosDe(valores) : { situacao: 'Escolha a situação.' };
  return (
    <CamposDaSituacao
      {...(opcoes && { opcoes })}
      valores={valores}
      entrada={(campo) => ({ error: tentou ? erros[campo] : undefined })}
      aoMudar={(novos) => {
        setValores(novos);
        aoMudar(Object.keys(errosDe(novos)).length === 0 ? novos : null);
      }}
    />
  );
}
