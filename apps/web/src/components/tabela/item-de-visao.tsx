import { TextInput } from '@mantine/core';
import { IconCheck, IconPencil, IconTrash, IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useSoLeitura } from '../ui/so-leitura.ts';
import classes from './menus.module.css';

interface PropsDoNome {
  nome: string;
  aoSalvar: (nome: string) => Promise<string | undefined>;
  aoTerminar: () => void;
}

/** The name of a view in a field, in the place of its row. */
function NomeDaVisao({ nome, aoSalvar, aoTerminar }: PropsDoNome) {
  const [digitado, setDigitado] = useState(nome);
  const [erro, setErro] = useState<string>();
  const [salvando, setSalvando] = useState(false);
  const salvar = async (evento: FormEvent) => {
    evento.preventDefault();
    if (salvando) return;
    const novo = digitado.trim();
    if (novo === nome) {
      aoTerminar();
      return;
    }
    setSalvando(true);
    const recusa = await aoSalvar(novo).finally(() => setSalvando(false));
    if (recusa) setErro(recusa);
    else aoTerminar();
  };
  return (
    <form className={classes.renomear} onSubmit={salvar} noValidate>
      <TextInput
        aria-label={`Novo nome da visão ${nome}`}
        autoFocus
        autoComplete="off"
        value={digitado}
        error={erro}
        onFocus={(evento) => evento.currentTarget.select()}
        onChange={(evento) => setDigitado(evento.currentTarget.value)}
        onKeyDown={(evento) => {
          if (evento.key === 'Escape') aoTerminar();
        }}
      />
      <button type="submit" className={classes.icone} aria-label="Salvar o nome">
        <IconCheck size={16} stroke={1.7} aria-hidden />
      </button>
      <button
        type="button"
        className={classes.icone}
        aria-label="Cancelar"
        onClick={() => aoTerminar()}
      >
        <IconX size={16} stroke={1.7} aria-hidden />
      </button>
    </form>
  );
}

interface Props {
  nome: string;
  atual: boolean;
  renomeando: boolean;
  aoAplicar: () => void;
  aoPedirNome: (sim: boolean) => void;
  aoRenomear: (nome: string) => Promise<string | undefined>;
  aoExcluir: () => void;
}

/** One saved view, which can be chosen, renamed and deleted. */
export function ItemDeVisao(props: Props) {
  const { nome, atual, renomeando, aoPedirNome } = props;
  const soLeitura = useSoLeitura() !== null;
  const [voltou, setVoltou] = useState(false);
  if (renomeando) {
    return (
      <li className={classes.item}>
        <NomeDaVisao
          nome={nome}
          aoSalvar={props.aoRenomear}
          aoTerminar={() => {
            setVoltou(true);
            aoPedirNome(false);
          }}
        />
      </li>
    );
  }
  return (
    <li className={classes.item}>
      <button
        type="button"
        className={classes.visao}
        aria-current={atual || undefined}
        onClick={props.aoAplicar}
      >
        {nome}
      </button>
      {!soLeitura && (
        <>
          <button
            type="button"
            className={classes.icone}
            aria-label={`Renomear a visão ${nome}`}
            // biome-ignore lint/a11y/noAutofocus: back where the renaming began
            autoFocus={voltou}
            onClick={() => aoPedirNome(true)}
          >
            <IconPencil size={16} stroke={1.7} aria-hidden />
          </button>
          <button
            type="button"
            className={classes.icone}
            aria-label={`Excluir a visão ${nome}`}
            onClick={props.aoExcluir}
          >
            <IconTrash size={16} stroke={1.7} aria-hidden />
          </button>
        </>
      )}
    </li>
  );
}
