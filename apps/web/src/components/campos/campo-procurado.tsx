import { Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const ESPERA_DA_BUSCA_MS = 250;

export interface Achado {
  readonly id: number;
  readonly nome: string;
}

interface Props {
  label: string;
  placeholder?: string;
  descricao?: string;
  valor: Achado | null;
  aoMudar: (valor: Achado | null) => void;
  /** Names the search: two fields of one name share what they found. */
  chave: string;
  /** What a term finds; the blank one finds the first. */
  procurar: (termo: string, signal: AbortSignal) => Promise<readonly Achado[]>;
  /** Said when nothing is found; what to type, where a term is needed. */
  vazio?: string;
  error?: string | undefined;
  obrigatorio?: boolean;
  'data-path'?: string;
}

/** Chooses one of many that the server searches: type to find, arrows and Enter to take. */
export function CampoProcurado(props: Props) {
  const { label, placeholder, descricao, valor, aoMudar, chave, procurar, error, obrigatorio } =
    props;
  const { vazio = 'Nada encontrado.' } = props;
  const [texto, setTexto] = useState(valor?.nome ?? '');
  const [termo] = useDebouncedValue(texto === valor?.nome ? '' : texto.trim(), ESPERA_DA_BUSCA_MS);
  const { data = [], isError } = useQuery({
    queryKey: ['procura', chave, termo],
    queryFn: ({ signal }) => procurar(termo, signal),
    placeholderData: keepPreviousData,
  });
  // What is chosen stays among the options, or the field would lose its text.
  const achados = valor && !data.some(({ id }) => id === valor.id) ? [valor, ...data] : data;
  return (
    <Select
      label={label}
      placeholder={placeholder ?? 'Busque pelo nome'}
      description={descricao}
      searchable
      clearable={valor !== null}
      clearButtonProps={{ 'aria-label': `Limpar ${label}` }}
      data={achados.map(({ id, nome }) => ({ value: String(id), label: nome }))}
      // The server has searched already, also by what the name does not show.
      filter={({ options }) => options}
      nothingFoundMessage={isError ? 'Não foi possível buscar.' : vazio}
      value={valor && String(valor.id)}
      searchValue={texto}
      onSearchChange={setTexto}
      onChange={(id) => aoMudar(achados.find((achado) => String(achado.id) === id) ?? null)}
      error={error}
      data-path={props['data-path']}
      {...(obrigatorio && { withAsterisk: true, 'aria-required': true })}
    />
  );
}
