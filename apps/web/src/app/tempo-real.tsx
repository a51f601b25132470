import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { CHAVES } from '../consultas/chaves.ts';
import { aoMudarAgendamentos } from '../features/agendamentos/agendamentos.queries.ts';
import { aoMudarReunioes } from '../features/area-cliente/area-cliente.chaves.ts';
import { aoMudarClientes } from '../features/clientes/clientes.queries.ts';
import { aoMudarEscritorio } from '../features/configuracoes/configuracoes.chaves.ts';
import { aoMudarPerfil } from '../features/minha-conta/minha-conta.chaves.ts';
import { acompanharNotificacoes } from '../features/notificacoes/avisos-ao-vivo.ts';
import { prepararAvisos } from '../lib/avisar.ts';
import { adiantar } from '../lib/no-ocio.ts';
import { agrupar } from '../lib/realtime/agrupar.ts';
import { aoConectar, aoMudar } from '../lib/realtime/ouvintes.ts';
import { iniciarTempoReal } from '../lib/realtime/tempo-real.ts';
import { useSessao } from '../lib/sessao.ts';
import { relerUsuario } from '../lib/sessao-usuario.ts';
import { visitaAtual } from '../lib/visita.ts';
import { aoMudarEmAtencao } from './pages/inicio/blocos.chaves.ts';

/**
 * The live feed of the session, and what each feature does about its messages. Draws nothing. A
 * feature joins with one line: which queries a change of its resource makes stale.
 */
export function TempoReal() {
  const queryClient = useQueryClient();
  const navegar = useNavigate();
  const token = useSessao((sessao) => sessao.token);
  const usuarioId = useSessao((sessao) => sessao.usuario?.id);

  useEffect(() => {
    const reler = (queryKey: readonly string[]) => queryClient.invalidateQueries({ queryKey });
    const fins = [
      aoMudar(
        'agendamentos',
        agrupar(() => aoMudarAgendamentos(queryClient)),
      ),
      aoMudar(
        'agendamentos',
        agrupar(() => aoMudarReunioes(queryClient)),
      ),
      aoMudar(
        'clientes',
        agrupar(() => aoMudarClientes(queryClient)),
      ),
      aoMudar(
        'clientes',
        agrupar(() => reler(CHAVES.empresas)),
      ),
      aoMudar(
        'clientes',
        agrupar(() => reler(CHAVES.contratos)),
      ),
      aoMudar(
        'clientes',
        agrupar(() => reler(CHAVES.clientesProcurados)),
      ),
      ...(['agendamentos', 'clientes'] as const).map((recurso) =>
        aoMudar(
          recurso,
          agrupar(() => aoMudarEmAtencao(queryClient)),
        ),
      ),
      aoMudar(
        'visoes-salvas',
        agrupar(() => reler(CHAVES.visoesSalvas)),
      ),
      aoMudar(
        'escritorio',
        agrupar(() => aoMudarEscritorio(queryClient)),
      ),
      aoMudar(
        'perfil',
        agrupar(() => {
          void aoMudarPerfil(queryClient);
          void relerUsuario();
        }),
      ),
      acompanharNotificacoes(queryClient, (url) => void navegar(url)),
      // Messages may come from now on, so the code of toasts is fetched before the first one needs
      // it.
      aoConectar(() => void adiantar(prepararAvisos)),
    ];
    return () => {
      for (const encerrar of fins) encerrar();
    };
  }, [queryClient, navegar]);

  // After the effects that listen, so that no message comes before somebody hears it.
  useEffect(
    () =>
      token === null || usuarioId === undefined || visitaAtual
        ? undefined
        : iniciarTempoReal(usuarioId),
    [token, usuarioId],
  );
  return null;
}
