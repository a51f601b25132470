import { Loader } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CartaoDeEntrada } from '../../features/sessao/components/cartao-de-entrada.tsx';
import { validarLink } from '../../features/sessao/validar-link.ts';

/** Has the server check the link of the e-mail, and goes on to the sign-in with the outcome. */
export default function ResetPasswordPage() {
  const [parametros] = useSearchParams();
  const navegar = useNavigate();
  const token = parametros.get('token');
  useEffect(() => {
    const controle = new AbortController();
    void validarLink(token, controle.signal).then((destino) => {
      if (!controle.signal.aborted) void navegar(destino, { replace: true });
    });
    return () => controle.abort();
  }, [token, navegar]);
  return (
    <CartaoDeEntrada titulo="Redefinir senha" subtitulo="Verificando o link…">
      <Loader size={24} aria-hidden />
    </CartaoDeEntrada>
  );
}
