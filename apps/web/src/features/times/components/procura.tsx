import { TERMO_MINIMO_DA_BUSCA } from '@dominio/contrato/busca';
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import { useRef, useState } from 'react';
import campos from '../../../components/campos/campos.module.css';
import { useListaAbaixo } from '../../../components/campos/use-lista-abaixo.ts';
import { usePrimeiraMarcada } from '../../../components/campos/use-primeira-marcada.ts';
import { useProcurado } from '../../../components/campos/use-procurado.ts';
import { procuraOptions } from '../times.queries.ts';
import classes from './times.module.css';

/** A person or client that can be put into a team. */
export interface Vinculo {
  readonly id: number;
  readonly nome: string;
  /** Second line, below the name. */
  readonly detalhe?: string | null | undefined;
  /**
   * Name of the team that the person leaves by joining this one, because nobody is in two; null for
   * a person without a team.
   */
  readonly saiDe?: string | null;
  readonly avatar_url?: string;
  readonly tem_avatar?: boolean;
}

interface Props {
  rotulo: string;
  placeholder: string;
  tipo: 'pessoas' | 'clientes';
  /** Ids of those already in the team, which are not offered. */
  fora: ReadonlySet<number>;
  error?: string | undefined;
  disabled?: boolean;
  aoEscolher: (vinculo: Vinculo) => void;
  'data-path'?: string;
}

/** Field that searches people or clients on the server and calls back with the chosen one. */
export function Procura(props: Props) {
  const { rotulo, placeholder, tipo, fora, error, disabled, aoEscolher, ...resto } = props;
  const campo = useRef<HTMLInputElement>(null);
  const offset = useListaAbaixo(campo);
  const [termo, setTermo] = useState('');
  const lista = useCombobox({ onDropdownClose: () => lista.resetSelectedOption() });
  const curto = termo.trim().length < TERMO_MINIMO_DA_BUSCA;
  const { data, serve, aviso, aoTeclar } = useProcurado(termo, procuraOptions);
  const achados: readonly Vinculo[] = curto
    ? []
    : tipo === 'clientes'
      ? (data?.clientes ?? []).map(({ id, nome, numero_contrato }) => ({
          id,
          nome,
          detalhe: numero_contrato,
        }))
      : (data?.pessoas ?? []).map(({ time_nome, ...pessoa }) => ({
          ...pessoa,
          detalhe: time_nome,
          saiDe: time_nome,
        }));
  const livres = achados.filter((achado) => !fora.has(achado.id) && serve(achado));
  usePrimeiraMarcada(lista, termo, livres[0]?.id);
  const vazio = curto
    ? `Digite ao menos ${TERMO_MINIMO_DA_BUSCA} letras.`
    : aviso(achados.length > 0 ? 'Já está na lista.' : 'Nada encontrado.');

  return (
    <Combobox
      store={lista}
      withinPortal={false}
      offset={offset}
      onOptionSubmit={(valor) => {
        const vinculo = livres.find(({ id }) => String(id) === valor);
        if (vinculo) aoEscolher(vinculo);
        setTermo('');
        lista.closeDropdown();
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...resto}
          ref={campo}
          label={rotulo}
          placeholder={placeholder}
          autoComplete="off"
          disabled={disabled}
          value={termo}
          error={error}
          onChange={(evento) => {
            setTermo(evento.currentTarget.value);
            lista.openDropdown();
          }}
          onKeyDown={aoTeclar}
          onClick={() => lista.openDropdown()}
          onBlur={() => lista.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        {/* Out of Tab's order although it scrolls: the field's arrow keys move through it. */}
        <Combobox.Options className={classes.opcoes} aria-label={rotulo} tabIndex={-1}>
          {livres.map(({ id, nome, detalhe }) => (
            <Combobox.Option key={id} value={String(id)} className={campos.opcao}>
              <span className={classes.nome}>
                {nome}
                {detalhe && <small>{detalhe}</small>}
              </span>
            </Combobox.Option>
          ))}
          {livres.length === 0 && <Combobox.Empty>{vazio}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
