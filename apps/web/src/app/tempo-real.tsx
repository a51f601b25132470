import type { RecursoAoVivo } from '@dominio/contrato/eventos';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { CHAVES } from '../consultas/chaves.ts';
import { aoMudarAgendamentos } from '../features/agendamentos/agendamentos.queries.ts';
import { aoMudarReunioes } from '../features/area-cliente/area-cliente.chaves.ts';
import { aoMudarFavoritos } from '../features/clientes/clientes.favoritos.ts';
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

type Reacao = (queryClient: QueryClient) => unknown;

const reler =
  (queryKey: readonly string[]): Reacao =>
  (queryClient) =>
    queryClient.invalidateQueries({ queryKey });

/** What is read again when a resource changed: the compiler misses one that the server may name. */
const AO_MUDAR: Readonly<Record<RecursoAoVivo, readonly Reacao[]>> = {
  agendamentos: [
    aoMudarAgendamentos,
    aoMudarReunioes,
    aoMudarEmAtencao,
    reler(CHAVES.linhaDoTempo),
  ],
  clientes: [
    aoMudarClientes,
    reler(CHAVES.empresas),
    reler(CHAVES.contratos),
    reler(CHAVES.clientesProcurados),
    reler(CHAVES.linhaDoTempo),
    reler(CHAVES.checklist),
    aoMudarEmAtencao,
  ],
  'clientes-favoritos': [aoMudarFavoritos],
  'visoes-salvas': [reler(CHAVES.visoesSalvas)],
  escritorio: [aoMudarEscritorio],
  perfil: [aoMudarPerfil, () => relerUsuario()],
  // Neither is a query: `features/favoritos` and `lib/configuracao` keep what they read, and listen.
  favoritos: [],
  configuracao: [],
};

/**
 * The live feed of the session, and what each feature does about its messages. Draws nothing. A
 * feature joins with one entry of `AO_MUDAR`: what a change of its resource makes stale.
 */
export function TempoReal() {
  const queryClient = useQueryClient();
  const navegar = useNavigate();
  const token = useSessao((sessao) => sessao.token);
  const usuarioId = useSessao((sessao) => sessao.usuario?.id);

  useEffect(() => {
    const recursos = Object.keys(AO_MUDAR) as RecursoAoVivo[];
    const fins = [
      ...recursos.flatMap((recurso) =>
        AO_MUDAR[recurso].map((reagir) =>
          aoMudar(
            recurso,
            agrupar(() => reagir(queryClient)),
          ),
        ),
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
