import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useState } from 'react';
import classes from '../../../components/campos/campos.module.css';
import { usePrimeiraMarcada } from '../../../components/campos/use-primeira-marcada.ts';
import { useProcurado } from '../../../components/campos/use-procurado.ts';
import { clientesOptions } from '../agendamentos.queries.ts';

interface Cliente {
  id: number;
  nome: string;
}

interface Props {
  value: Cliente | null;
  onChange: (cliente: Cliente | null) => void;
  error?: string | undefined;
  'data-path'?: string;
}

/** Field for one client in scope, searched on the server by name, CNPJ or contract. */
export function SeletorDeCliente({ value, onChange, error, ...resto }: Props) {
  const [termo, setTermo] = useState<string>();
  const lista = useCombobox({ onDropdownClose: () => lista.resetSelectedOption() });
  const {
    data = [],
    serve,
    aviso,
    aoTeclar,
  } = useProcurado(termo ?? '', (procurado) => ({
    ...clientesOptions(procurado),
    enabled: lista.dropdownOpened,
  }));
  const clientes = data.filter(serve);
  usePrimeiraMarcada(lista, termo ?? '', clientes[0]?.id);
  return (
    <Combobox
      store={lista}
      withinPortal={false}
      onOptionSubmit={(valor) => {
        const cliente = clientes.find(({ id }) => String(id) === valor);
        if (cliente) onChange({ id: cliente.id, nome: cliente.nome });
        setTermo(undefined);
        lista.closeDropdown();
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...resto}
          label="Cliente"
          placeholder="Buscar por nome, CNPJ ou contrato"
          autoComplete="off"
          value={termo ?? value?.nome ?? ''}
          error={error}
          onChange={(evento) => {
            setTermo(evento.currentTarget.value);
            lista.openDropdown();
          }}
          onKeyDown={aoTeclar}
          onClick={() => lista.openDropdown()}
          onBlur={() => {
            // An emptied field means no client; a search left half typed keeps the client it had.
            if (termo?.trim() === '') onChange(null);
            setTermo(undefined);
            lista.closeDropdown();
          }}
          rightSection={
            value && (
              <CloseButton
                size="sm"
                aria-label="Tirar cliente"
                onClick={() => {
                  onChange(null);
                  setTermo(undefined);
                }}
              />
            )
          }
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        {/* Out of Tab's order although it scrolls: the field's arrow keys move through it. */}
        <Combobox.Options className={classes.opcoes} aria-label="Clientes" tabIndex={-1}>
          {clientes.map(({ id, nome, numero_contrato }) => (
            <Combobox.Option key={id} value={String(id)}>
              {nome}
              {numero_contrato && ` · ${numero_contrato}`}
            </Combobox.Option>
          ))}
          {clientes.length === 0 && (
            <Combobox.Empty>{aviso('Nenhum cliente encontrado.')}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
