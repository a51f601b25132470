import { Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useRef, useState } from 'react';
import { useListaAbaixo } from './use-lista-abaixo.ts';
import { useProcurado } from './use-procurado.ts';

/** The chosen result: all that the field needs to show it again. */
export interface Achado {
  readonly id: number;
  readonly nome: string;
}

interface Props {
  label: string;
  placeholder?: string;
  description?: string;
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
  obrigatorio?: boolean;
  disabled?: boolean;
  error?: string | undefined;
  'data-path'?: string;
}

/** Chooses one of many that the server searches: type to find, arrows and Enter to take. */
export function CampoProcurado(props: Props) {
  const { value, onChange, procurar, podeProcurar = true, fora = [], ...outros } = props;
  const { vazio = 'Nada encontrado.', obrigatorio = false, ...campo } = outros;
  const entrada = useRef<HTMLInputElement>(null);
  const offset = useListaAbaixo(entrada);
  const [texto, setTexto] = useState(value?.nome ?? '');
  const digitado = texto === value?.nome ? '' : texto;
  const enabled = podeProcurar && !campo.disabled;
  const {
    data = [],
    serve,
    aviso,
    aoTeclar,
  } = useProcurado(digitado, (termo) => ({ ...procurar(termo), enabled }));
  const livres = data.filter((achado) => !fora.includes(achado.id) && serve(achado));
  // The chosen result stays among the options, behind what is found, or the field would lose its text.
  const achados = value && !livres.some(({ id }) => id === value.id) ? [...livres, value] : livres;
  return (
    <Select
      placeholder="Busque pelo nome"
      {...campo}
      ref={entrada}
      onKeyDown={aoTeclar}
      comboboxProps={{ offset }}
      withAsterisk={obrigatorio}
      aria-required={obrigatorio || undefined}
      searchable
      clearable={value !== null}
      clearButtonProps={{ 'aria-label': `Limpar: ${campo.label}` }}
      allowDeselect={false}
      data={achados.map(({ id, nome }) => ({ value: String(id), label: nome }))}
      // Nothing is filtered here: the server has searched already, also by words that the name does
      // not show.
      filter={({ options }) => options}
      nothingFoundMessage={aviso(vazio)}
      value={value && String(value.id)}
      searchValue={texto}
      onSearchChange={setTexto}
      // What is chosen already is no change, and yet takes the place of what was typed.
      onOptionSubmit={(escolhido) => {
        if (value && escolhido === String(value.id)) setTexto(value.nome);
      }}
      onChange={(escolhido) => {
        const achado = achados.find(({ id }) => String(id) === escolhido);
        onChange(achado ? { id: achado.id, nome: achado.nome } : null);
      }}
    />
  );
}
