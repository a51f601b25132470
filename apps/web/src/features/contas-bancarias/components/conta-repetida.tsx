import { identidadeDaConta } from '@dominio/contrato/contas-bancarias-tipos';
import { useQuery } from '@tanstack/react-query';
import frases from '../../../components/ui/frases.module.css';
import { emUsoOptions } from '../contas-bancarias.queries.ts';
import type { FormDaConta } from './campos-da-conta.tsx';

interface Props {
  form: FormDaConta;
  clienteId: number;
  /** The account that is being changed. */
  id?: number;
  /** It is being saved: the list may have it already. */
  gravando?: boolean;
}

/** Says that the client has an account of this bank, branch and number already; nothing is kept from being saved. */
export function ContaRepetida({ form, clienteId, id, gravando = false }: Props) {
  const { data = [] } = useQuery(emUsoOptions(clienteId));
  const identidade = identidadeDaConta(form.values);
  const igual =
    identidade !== null &&
    data.find((uma) => uma.id !== id && identidadeDaConta(uma) === identidade);
  return (
    <div role="status">
      {igual && !gravando && (
        <p className={frases.dica}>Esta conta já está cadastrada: {igual.nome}.</p>
      )}
    </div>
  );
}
