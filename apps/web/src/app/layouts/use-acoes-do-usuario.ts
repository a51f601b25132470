import { type Icon, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { alternarTemaDaPessoa } from '../../lib/configuracao.ts';
import { useSessao } from '../../lib/sessao.ts';
import { temaAtual } from '../../lib/tema.ts';

interface AcaoDoUsuario {
  id: string;
  rotulo: string;
  /** Further words by which the search finds it. */
  palavras: string;
  Icone: Icon;
  aoEscolher: () => void;
}

/** What the person may do about the session, the same in the user menu and in 'Mais'. */
export function useAcoesDoUsuario(): AcaoDoUsuario[] {
  const sair = useSessao((sessao) => sessao.sair);
  const escuro = temaAtual() === 'dark';
  return [
    {
      id: 'tema',
      palavras: 'trocar alternar modo claro escuro',
      rotulo: escuro ? 'Usar tema claro' : 'Usar tema escuro',
      Icone: escuro ? IconSun : IconMoon,
      aoEscolher: alternarTemaDaPessoa,
    },
    {
      id: 'sair',
      palavras: 'logout encerrar sessão',
      rotulo: 'Sair',
      Icone: IconLogout,
      aoEscolher: sair,
    },
  ];
}
