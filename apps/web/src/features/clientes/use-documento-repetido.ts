import { cadastroDeClientesEndpoints } from '@dominio/contrato/clientes-cadastro';
import { cnpjValido, cpfValido } from '@dominio/contrato/documentos';
import { useRef } from 'react';
import type { Formulario } from '../../components/formulario/use-formulario.ts';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import type { ValoresDoNovoCliente } from './novo-cliente.formulario.ts';

type Campo = 'cpf' | 'cnpj';
const VALIDO = { cpf: cpfValido, cnpj: cnpjValido } as const;

/**
 * Says at the field that a CPF or CNPJ is taken, when it is left: at the end, two steps later, a person
 * has typed the rest for nothing. Where it cannot be asked, creating the client tells.
 *
 * @returns what is called with the field that was left, or before the step of these is; it answers
 *   whether the number is taken.
 */
export function useDocumentoRepetido(form: Formulario<ValoresDoNovoCliente>['form']) {
  const { mutateAsync } = useGravacao({
    mutationFn: (body: Partial<Record<Campo, string>>) =>
      chamar(cadastroDeClientesEndpoints.conferirDocumento, { body }),
  });
  const ultima = useRef<{ chave: string; resposta: Promise<string | null> }>(null);
  /** Asks once of a number: it is left and its step is, the one right after the other. */
  const perguntar = (campo: Campo, numero: string): Promise<string | null> => {
    const chave = `${campo} ${numero}`;
    if (ultima.current?.chave === chave) return ultima.current.resposta;
    const resposta = mutateAsync({ [campo]: numero }).then(
      ({ repetido }) => repetido,
      () => {
        // Creating the client tells; until then it may be asked again.
        ultima.current = null;
        return null;
      },
    );
    ultima.current = { chave, resposta };
    return resposta;
  };
  return async (campo: Campo): Promise<boolean> => {
    const numero = form.getValues()[campo];
    // A wrong number is told by the form.
    if (!VALIDO[campo](numero)) return false;
    const repetido = await perguntar(campo, numero);
    // Another one was typed meanwhile.
    if (!repetido || form.getValues()[campo] !== numero) return false;
    form.setFieldError(campo, repetido);
    return true;
  };
}
