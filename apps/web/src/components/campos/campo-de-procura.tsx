import { Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** What is chosen: all the field needs to show it again. */
export interface Escolhido {
  id: number;
  nome: string;
}

interface Props {
  label: string;
  placeholder?: string;
  value: Escolhido | null;
  onChange: (escolhido: Escolhido | null) => void;
  /** The question to the server for a term; blank asks for the first few. */
  procurar: (termo: string) => {
    queryKey: readonly unknown[];
    queryFn: (contexto: { signal: AbortSignal }) => Promise<readonly Escolhido[]>;
  };
  /** Whether it may be asked; without it only what is there is shown. */
  podeProcurar: boolean;
  nada: string;
  obrigatorio?: boolean;
  disabled?: boolean;
  error?: string | undefined;
  'data-path'?: string;
}

const ESPERA_MS = 250;

/** One record among too many to list, searched on the server as it is typed. */
export function CampoDeProcura(props: Props) {
  const { value, onChange, procurar, podeProcurar, nada, obrigatorio = false, ...resto } = props;
  const [termo, setTermo] = useState('');
  const [procurado] = useDebouncedValue(termo === value?.nome ? '' : termo.trim(), ESPERA_MS);
  const { data: achados = [] } = useQuery({
    ...procurar(procurado),
    placeholderData: keepPreviousData,
    enabled: podeProcurar && !resto.disabled,
  });
  const opcoes =
    value && !achados.some(({ id }) => id === value.id) ? [value, ...achados] : achados;
  return (
    <Select
      {...resto}
      withAsterisk={obrigatorio}
      aria-required={obrigatorio || undefined}
      searchable
      clearable={!obrigatorio}
      allowDeselect={false}
      // The server has searched already.
      filter={({ options }) => options}
      nothingFoundMessage={nada}
      data={opcoes.map(({ id, nome }) => ({ value: String(id), label: nome }))}
      value={value ? String(value.id) : null}
      searchValue={termo}
      onSearchChange={setTermo}
      onChange={(escolhido) => {
        const achado = opcoes.find(({ id }) => String(id) === escolhido);
        onChange(achado ? { id: achado.id, nome: achado.nome } : null);
      }}
    />
  );
}
