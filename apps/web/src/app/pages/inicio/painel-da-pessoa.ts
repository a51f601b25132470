import { useMemo } from 'react';
import { mudarConfiguracao, useConfiguracao } from '../../../lib/configuracao.ts';
import { type Sessao, useSessao } from '../../../lib/sessao.ts';
import { blocosDe, lugaresPadrao } from './catalogo.ts';
import { guardarPainel, montarPainel, type Painel } from './painel.ts';

const donoDe = ({ usuario, permissoes }: Pick<Sessao, 'usuario' | 'permissoes'>) => ({
  permissoes: permissoes.permissions,
  grupo: usuario?.grupo_id,
});

/** Blocks and panel of whoever is in the session. */
function montar(
  sessao: Pick<Sessao, 'usuario' | 'permissoes'>,
  widgets: Parameters<typeof montarPainel>[0] = {},
) {
  const dono = donoDe(sessao);
  const blocos = blocosDe(dono);
  return { blocos, painel: montarPainel(widgets, blocos, lugaresPadrao(dono.grupo)) };
}

/** The panel of the person; the one of the role where nothing else is known. */
export function usePainel() {
  const usuario = useSessao((sessao) => sessao.usuario);
  const permissoes = useSessao((sessao) => sessao.permissoes);
  const widgets = useConfiguracao(({ config }) => config?.widgets);
  return useMemo(() => montar({ usuario, permissoes }, widgets), [usuario, permissoes, widgets]);
}

/** The panel at this moment, for code that runs between two renders. */
export const painelAtual = () =>
  montar(useSessao.getState(), useConfiguracao.getState().config?.widgets);

/** Keeps a panel for the person, here and on the other devices. */
export function salvarPainel(painel: Painel): void {
  const guardado = useConfiguracao.getState().config?.widgets ?? {};
  mudarConfiguracao({
    widgets: guardarPainel(painel, guardado, blocosDe(donoDe(useSessao.getState()))),
  });
}

/** Back to the panel of the role. */
export const restaurarPainel = (): void =>
  mudarConfiguracao({ widgets: { activeWidgets: null, layout: { desktop: [], mobile: [] } } });
