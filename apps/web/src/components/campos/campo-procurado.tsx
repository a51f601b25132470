import { useState } from 'react';
import { CampoComLista, type Criacao, type PropsDoCampo } from './campo-com-lista.tsx';
import { useProcurado } from './use-procurado.ts';

/** The chosen result: all that the field needs to show it again. */
export interface Achado {
  readonly id: number;
  readonly nome: string;
}

interface Props extends PropsDoCampo {
  value: Achado | null;
  onChange: (achado: Achado | null) => void;
  /** The question to the server for a term; the blank one asks for the first few. */
  procurar: (termo: string) => {
    queryKey: readonly unknown[];
    queryFn: (contexto: { signal: AbortSignal }) => Promise<readonly Achado[]>;
  };
  /** Whether the person may search; without it the field only shows what is chosen. */
  podeProcurar?: boolean;
  /** Who is not offered, though the server finds them. */
  fora?: readonly (number | undefined)[];
  /** Said when nothing is found; what to type, where a term is needed. */
  vazio?: string;
  /** What may be made of a term that nothing has. */
  criacao?: (termo: string) => Criacao | null;
}

/** Chooses one of many that the server searches: type to find, arrows and Enter to take. */
export function CampoProcurado(props: Props) {
  const { value, onChange, procurar, podeProcurar = true, fora = [], ...outros } = props;
  const { vazio = 'Nada encontrado.', criacao, ...campo } = outros;
  const [digitado, setDigitado] = useState<string>();
  const enabled = podeProcurar && !campo.disabled;
  const {
    data = [],
    serve,
    buscando,
    aviso,
  } = useProcurado(digitado ?? '', (termo) => ({
    ...procurar(termo),
    enabled,
  }));
  const livres = data.filter((achado) => !fora.includes(achado.id) && serve(achado));
  // Until something is typed the chosen one stands among the first few, wherever it would come.
  const comEscolhido = value && digitado === undefined && !livres.some(({ id }) => id === value.id);
  const achados = comEscolhido ? [...livres, value] : livres;
  const termo = digitado?.trim() ?? '';
  return (
    <CampoComLista
      placeholder="Busque pelo nome"
      {...campo}
      opcoes={achados.map(({ id, nome }) => ({ valor: String(id), rotulo: nome }))}
      valor={value && String(value.id)}
      escolhida={value && { valor: String(value.id), rotulo: value.nome }}
      digitado={digitado}
      aoDigitar={setDigitado}
      aoEscolher={(escolhido) => {
        const achado = achados.find(({ id }) => String(id) === escolhido);
        onChange(achado ? { id: achado.id, nome: achado.nome } : null);
      }}
      buscando={buscando}
      aviso={aviso(vazio)}
      criacao={enabled && !buscando && termo !== '' ? criacao?.(termo) : null}
    />
  );
}
