import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import classes from './campos.module.css';
import { depoisDoToque } from './depois-do-toque.ts';
import { aoTeclarNaLista } from './lista-aberta.ts';
import { useListaAbaixo } from './use-lista-abaixo.ts';
import { usePrimeiraMarcada } from './use-primeira-marcada.ts';

export interface OpcaoDaLista {
  readonly valor: string;
  readonly rotulo: string;
  /** Second line, by which options with the same name are told apart. */
  readonly detalhe?: string | null | undefined;
  /** By what it is found besides its name, where that is more than its second line. */
  readonly palavras?: string | undefined;
}

/** What may be made of a text that nothing has. */
export interface Criacao {
  readonly rotulo: string;
  readonly criar: () => void;
}

/** What a field with a list has to do with the form around it. */
export interface PropsDoCampo {
  label: string;
  placeholder?: string | undefined;
  description?: string | undefined;
  obrigatorio?: boolean | undefined;
  disabled?: boolean | undefined;
  error?: string | undefined;
  'data-path'?: string | undefined;
  'data-autofocus'?: boolean | undefined;
}

interface Props extends PropsDoCampo {
  /** Those that fit what is typed, the best first. */
  opcoes: readonly OpcaoDaLista[];
  /** What the field holds, also while its option is not known yet; null for nothing. */
  valor: string | null;
  escolhida: OpcaoDaLista | null;
  /** What is typed in place of what is chosen; undefined while nothing is. */
  digitado: string | undefined;
  aoDigitar: (digitado: string | undefined) => void;
  /** Null where the text is cleared. */
  aoEscolher: (valor: string | null) => void;
  /** Whether options may still come. */
  buscando?: boolean;
  /** Said where there is no option. */
  aviso: string;
  criacao?: Criacao | null | undefined;
  /** The list stays open after a choice, for another one. */
  varias?: boolean;
}

const FORA_DA_LISTA = 'Escolha uma das opções da lista, ou apague o que digitou.';
const CRIAR = 'criar';

/**
 * A field in which one types to find and takes an option by Enter: the first is marked at every key. A
 * text that was left without a choice stays, is told of, and holds its form back, for it would be saved
 * as nothing.
 */
export function CampoComLista(props: Props) {
  const { opcoes, valor, escolhida, digitado, aoDigitar, aoEscolher, ...outros } = props;
  const { buscando = false, aviso, criacao, varias = false, ...resto } = outros;
  const { obrigatorio = false, error, ...campo } = resto;
  const entrada = useRef<HTMLInputElement>(null);
  const offset = useListaAbaixo(entrada);
  const lista = useCombobox({ onDropdownClose: () => lista.resetSelectedOption() });
  const primeira = opcoes[0]?.valor;
  const anunciarMarcada = usePrimeiraMarcada(lista, digitado ?? '', primeira);
  const [conferido, setConferido] = useState(false);
  // What must be there is not cleared: typing takes its place.
  const limpavel = escolhida !== null && !campo.disabled && !obrigatorio;
  const semEscolha = digitado !== undefined && digitado.trim() !== '';

  const mostrarEscolhida = useEffectEvent(() => aoDigitar(undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is followed, not its option, which may come later
  useEffect(() => mostrarEscolhida(), [valor]);

  const escolher = (novo: string | null) => {
    // What is chosen already is no change, and yet takes the place of what was typed.
    aoDigitar(undefined);
    if (novo !== valor) aoEscolher(novo);
  };
  // Enter before there is anything to take means the first that comes.
  const confirmou = useRef(false);
  const tomarPrimeira = useEffectEvent(() => {
    if (!confirmou.current) return;
    confirmou.current = false;
    if (primeira === undefined) return;
    lista.closeDropdown();
    escolher(primeira);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first that comes is what is waited for
  useEffect(() => {
    if (!buscando) tomarPrimeira();
  }, [buscando, primeira]);
  return (
    <Combobox
      store={lista}
      offset={offset}
      // Drawn within what it belongs to, but outside what scrolls there.
      withinPortal={false}
      floatingStrategy="fixed"
      disabled={campo.disabled ?? false}
      onOptionSubmit={(tomada) => {
        // Over the options that are left, the mark would stand on another one.
        if (varias) lista.resetSelectedOption();
        else lista.closeDropdown();
        if (tomada === CRIAR) criacao?.criar();
        else escolher(tomada);
      }}
    >
      <Combobox.Target withExpandedAttribute autoComplete="off">
        <TextInput
          {...campo}
          ref={entrada}
          withAsterisk={obrigatorio}
          aria-required={obrigatorio || undefined}
          aria-autocomplete="list"
          value={digitado ?? escolhida?.rotulo ?? ''}
          error={semEscolha && (conferido || error) ? FORA_DA_LISTA : error}
          data-ilegivel={semEscolha || undefined}
          onChange={(evento) => {
            const { value } = evento.currentTarget;
            setConferido(false);
            confirmou.current = false;
            if (value === '' && escolhida) escolher(null);
            else aoDigitar(value);
            lista.openDropdown();
          }}
          onKeyDown={(evento) => {
            // Of a list that stays open, Enter without anything to take is for the form.
            const aTomar = semEscolha || lista.getSelectedOptionIndex() >= 0;
            if (aTomar || !varias) aoTeclarNaLista(evento);
            if (evento.key === 'Enter' && lista.dropdownOpened) {
              confirmou.current = buscando && lista.getSelectedOptionIndex() < 0;
            }
            // A way back to what is chosen, without leaving the field.
            if (evento.key === 'Escape' && lista.dropdownOpened) aoDigitar(undefined);
          }}
          onKeyUp={anunciarMarcada}
          onClick={() => lista.openDropdown()}
          onBlur={() => {
            confirmou.current = false;
            lista.closeDropdown();
            depoisDoToque(() => setConferido(true));
          }}
          rightSection={
            limpavel ? (
              <CloseButton
                size={24}
                aria-label={`Limpar: ${campo.label}`}
                onMouseDown={(evento) => evento.preventDefault()}
                onClick={() => {
                  escolher(null);
                  entrada.current?.focus();
                }}
              />
            ) : (
              <Combobox.Chevron />
            )
          }
          rightSectionPointerEvents={limpavel ? 'all' : 'none'}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        {/* Out of Tab's order although it scrolls: the field's arrow keys move through it. */}
        <Combobox.Options className={classes.opcoes} aria-label={campo.label} tabIndex={-1}>
          {opcoes.map(({ valor: um, rotulo, detalhe }) => (
            <Combobox.Option key={um} value={um} active={um === valor}>
              <span className={classes.nome}>
                {rotulo}
                {detalhe && <small>{detalhe}</small>}
              </span>
            </Combobox.Option>
          ))}
          {opcoes.length === 0 && <Combobox.Empty>{aviso}</Combobox.Empty>}
          {opcoes.length === 0 && criacao && (
            <Combobox.Option value={CRIAR}>{criacao.rotulo}</Combobox.Option>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
