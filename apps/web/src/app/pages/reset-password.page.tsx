import { Loader } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CartaoDeEntrada } from '../../features/sessao/components/cartao-de-entrada.tsx';
import { ehConvite, mensagemPermitida } from '../../features/sessao/redefinicao.ts';
import { validarLink } from '../../features/sessao/validar-link.ts';
import { avisar } from '../../lib/avisar.ts';
import { useSessao } from '../../lib/sessao.ts';

/** Has the server check the link of the e-mail, and goes on to the sign-in with the outcome. */
export default function ResetPasswordPage() {
  const [parametros] = useSearchParams();
  const navegar = useNavigate();
  const token = parametros.get('token');
  const convite = ehConvite({ search: `?${parametros}`, state: null });
  useEffect(() => {
    const controle = new AbortController();
    void validarLink(token, convite, controle.signal).then(({ para, pessoa }) => {
      if (controle.signal.aborted) return;
      void navegar(para, { replace: true, state: { pessoa } });
      // A signed-in person passes the sign-in page, which would have shown the refusal, so it is
      // shown here.
      const recusa = mensagemPermitida(para.slice(para.indexOf('?')));
      if (recusa && useSessao.getState().token) avisar.erro({ titulo: recusa });
    });
    return () => controle.abort();
  }, [token, convite, navegar]);
  return (
    <CartaoDeEntrada
      titulo={convite ? 'Ative seu acesso' : 'Redefinir senha'}
      subtitulo="Verificando o link…"
    >
      <Loader size={24} aria-hidden />
    </CartaoDeEntrada>
  );
}
