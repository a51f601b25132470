import type { Endpoint } from '@dominio/contrato/endpoint';
import { IconPlus } from '@tabler/icons-react';
import { BotaoPermitido } from '../lib/botao-permitido.tsx';
import { type EnderecoDoRegistro, type EstadoDoRegistro, useEndereco } from './endereco.ts';
import type { Palavras } from './palavras.ts';

interface Props<S extends EstadoDoRegistro> {
  recurso: { readonly palavras: Palavras; readonly endpoints: { readonly criar: Endpoint } };
  endereco: Pick<EnderecoDoRegistro<S>, 'parametros' | 'fechado'>;
}

/** Opens the drawer with the form of a new record; absent for whoever may not create one. */
export function BotaoDeNovo<S extends EstadoDoRegistro>({ recurso, endereco }: Props<S>) {
  const { abrirNovo } = useEndereco(endereco);
  return (
    <BotaoPermitido
      pede={{ permissao: recurso.endpoints.criar.acesso }}
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={abrirNovo}
    >
      {recurso.palavras.novo}
    </BotaoPermitido>
  );
}
