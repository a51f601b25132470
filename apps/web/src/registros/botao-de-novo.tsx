import { IconPlus } from '@tabler/icons-react';
import { BotaoPermitido } from '../lib/botao-permitido.tsx';
import type { PedidoDePermissao } from '../lib/permissoes.tsx';
import { type EnderecoDoRegistro, type EstadoDoRegistro, useEndereco } from './endereco.ts';

interface Props<S extends EstadoDoRegistro> {
  endereco: Pick<EnderecoDoRegistro<S>, 'parametros' | 'fechado'>;
  /** The permission to create a record. */
  pede: PedidoDePermissao;
  /** Icon before the words: a plus sign unless `null`. */
  icone?: null;
  children: string;
}

/** Opens the drawer with the form of a new record; absent for whoever may not create one. */
export function BotaoDeNovo<S extends EstadoDoRegistro>(props: Props<S>) {
  const { abrirNovo } = useEndereco(props.endereco);
  return (
    <BotaoPermitido
      pede={props.pede}
      leftSection={props.icone === null ? null : <IconPlus size={16} aria-hidden />}
      onClick={abrirNovo}
    >
      {props.children}
    </BotaoPermitido>
  );
}
