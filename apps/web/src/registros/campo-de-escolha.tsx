import { useState } from 'react';
import {
  CampoComLista,
  type Criacao,
  type OpcaoDaLista,
  type PropsDoCampo,
} from '../components/campos/campo-com-lista.tsx';
import { procurar } from '../lib/procurar.ts';

/** At most so many at once: what is typed finds the others. */
const MAXIMO = 50;

interface Props extends PropsDoCampo {
  opcoes: readonly OpcaoDaLista[];
  /** Blank or null for none. */
  value: string | null;
  onChange: (valor: string | null) => void;
  /** Said when nothing is found. */
  vazio?: string;
  /** What may be made of a text that nothing has; false where the person may make nothing. */
  criacao?: ((texto: string) => Criacao) | false;
  /** The list stays open after a choice, for another one. */
  varias?: boolean;
}

/** Chooses one of a list that is here as a whole: type to find, arrows and Enter to take. */
export function CampoDeEscolha({ opcoes, value, onChange, vazio, criacao, ...campo }: Props) {
  const [digitado, setDigitado] = useState<string>();
  const texto = digitado?.trim() ?? '';
  return (
    <CampoComLista
      {...campo}
      opcoes={procurar(
        opcoes.map((opcao) => ({ ...opcao, palavras: opcao.palavras ?? opcao.detalhe ?? '' })),
        digitado ?? '',
      ).slice(0, MAXIMO)}
      valor={value || null}
      escolhida={opcoes.find(({ valor }) => valor === value) ?? null}
      digitado={digitado}
      aoDigitar={setDigitado}
      aoEscolher={onChange}
      aviso={vazio ?? 'Nada encontrado.'}
      criacao={criacao && texto !== '' && !campo.disabled ? criacao(texto) : null}
    />
  );
}
