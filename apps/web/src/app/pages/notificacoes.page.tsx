import { PaginaDeNotificacoes } from '../../features/notificacoes/components/pagina-de-notificacoes.tsx';
import { useSessao } from '../../lib/sessao.ts';
import { PaginaDeTabela } from './comum/pagina-de-tabela.tsx';

/** `/notificacoes`: all of the person's own notifications. */
export default function Notificacoes() {
  const usuarioId = useSessao((sessao) => sessao.usuario?.id);
  return (
    <PaginaDeTabela titulo="Notificações" corrida>
      {usuarioId !== undefined && <PaginaDeNotificacoes key={usuarioId} usuarioId={usuarioId} />}
    </PaginaDeTabela>
  );
}
