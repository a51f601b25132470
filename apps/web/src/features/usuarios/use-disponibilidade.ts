import { cpfValido } from '@dominio/contrato/documentos';
import { Email } from '@dominio/contrato/emails';
import { useEffect, useEffectEvent } from 'react';
import type { Formulario } from '../../components/formulario/use-formulario.ts';
import type { ValoresDoUsuario } from './usuario.formulario.ts';
import { validarCampo } from './usuarios.queries.ts';

const ESPERA_MS = 500;

const pronto = (campo: 'email' | 'cpf', valor: string) =>
  campo === 'email' ? Email.safeParse(valor).success : cpfValido(valor);

/**
 * Says at its field that an e-mail or CPF belongs to somebody else, as soon as it was typed. A
 * check that fails is ignored, because saving checks again.
 */
export function useDisponibilidade(
  { form }: Formulario<ValoresDoUsuario>,
  campo: 'email' | 'cpf',
  usuarioId: number | null,
): void {
  const valor = form.values[campo];
  const inicial = form.getInitialValues()[campo];
  const dizer = useEffectEvent((perguntado: string, mensagem: string) => {
    if (form.getValues()[campo] === perguntado) form.setFieldError(campo, mensagem);
  });
  useEffect(() => {
    if (valor === inicial || !pronto(campo, valor)) return;
    const relogio = setTimeout(async () => {
      const resposta = await validarCampo(campo, valor, usuarioId).catch(() => null);
      if (resposta && !resposta.disponivel) dizer(valor, resposta.message);
    }, ESPERA_MS);
    return () => clearTimeout(relogio);
  }, [valor, inicial, campo, usuarioId]);
}
