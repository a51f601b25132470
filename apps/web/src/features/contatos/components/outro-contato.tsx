import type { Contato } from '@dominio/contrato/contatos';
import { useQuery } from '@tanstack/react-query';
import { contatosDoClienteOptions } from '../../../consultas/contatos-do-cliente.ts';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';

interface Props {
  label: string;
  /** The contact to whom another of the same client is sought. */
  contato: Contato;
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Chooses another contact who is at the same client. */
export function OutroContato({ contato, ...campo }: Props) {
  const { data: ativos = [] } = useQuery(contatosDoClienteOptions(contato.cliente_id));
  return (
    <CampoDeEscolha
      {...campo}
      opcoes={ativos
        .filter(({ id }) => id !== contato.id)
        .map(({ id, nome, cargo }) => ({
          valor: String(id),
          rotulo: nome,
          ...(cargo && { detalhe: cargo }),
        }))}
      vazio="Nenhum outro contato neste cliente."
      data-autofocus
    />
  );
}
