import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePode } from '../../../lib/permissoes.tsx';
import type { ValoresDoContrato } from '../contratos.formulario.ts';
import { clientesOptions } from '../contratos.queries.ts';

type Cliente = ValoresDoContrato['cliente'];

interface Props {
  value: Cliente;
  onChange: (cliente: Cliente) => void;
  disabled: boolean;
  error?: string | undefined;
  'data-path'?: string;
}

const ESPERA_DA_BUSCA_MS = 250;

/** The client of a contract, searched on the server by name, CNPJ or contract. */
export function SeletorDeCliente({ value, onChange, disabled, ...resto }: Props) {
  const [termo, setTermo] = useState('');
  const [procurado] = useDebouncedValue(
    termo === value?.nome ? '' : termo.trim(),
    ESPERA_DA_BUSCA_MS,
  );
  const podeBuscar = usePode('clientes:visualizar');
  const { data: achados = [] } = useQuery({
    ...clientesOptions(procurado),
    enabled: podeBuscar && !disabled,
  });
  const opcoes =
    value && !achados.some(({ id }) => id === value.id) ? [value, ...achados] : achados;
  return (
    <Select
      {...resto}
      disabled={disabled}
      label="Cliente"
      placeholder="Buscar por nome, CNPJ ou contrato"
      withAsterisk
      aria-required
      searchable
      allowDeselect={false}
      // The server has searched already.
      filter={({ options }) => options}
      nothingFoundMessage={
        podeBuscar ? 'Nenhum cliente encontrado.' : 'Você não tem acesso à lista de clientes.'
      }
      data={opcoes.map(({ id, nome }) => ({ value: String(id), label: nome }))}
      value={value ? String(value.id) : null}
      searchValue={termo}
      onSearchChange={setTermo}
      onChange={(escolhido) => {
        const cliente = opcoes.find(({ id }) => String(id) === escolhido);
        if (cliente) onChange({ id: cliente.id, nome: cliente.nome });
      }}
    />
  );
}
