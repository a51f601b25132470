import {
  type Icon,
  IconLock,
  IconLogout,
  IconMoon,
  IconPalette,
  IconPlayerPause,
  IconPlayerPlay,
  IconSun,
} from '@tabler/icons-react';
import {
  alternarTemaDaPessoa,
  mudarConfiguracao,
  useConfiguracao,
} from '../../lib/configuracao.ts';
import { useSessao } from '../../lib/sessao.ts';
import { temaAtual } from '../../lib/tema.ts';
import { escolherTemaPronto, usaGrafite } from '../../lib/tema-pronto.ts';
import { visitaAtual } from '../../lib/visita.ts';

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
  const tema = useConfiguracao(({ config }) => config?.theme[escuro ? 'dark' : 'light']);
  const grafite = useConfiguracao(usaGrafite);
  const animado = useConfiguracao(({ config }) => config?.layout.fluid_background.animate ?? true);
  const temFundo = tema?.lightPoints.enabled || tema?.fluid.enabled;
  if (visitaAtual) {
    return [
      {
        id: 'sair',
        palavras: 'voltar ver como sair',
        rotulo: 'Encerrar Ver como',
        Icone: IconLogout,
        aoEscolher: sair,
      },
    ];
  }
  return [
    {
      id: 'tema',
      palavras: 'trocar alternar modo claro escuro',
      rotulo: escuro ? 'Usar tema claro' : 'Usar tema escuro',
      Icone: escuro ? IconSun : IconMoon,
      aoEscolher: alternarTemaDaPessoa,
    },
    {
      id: 'tema-pronto',
      palavras: 'trocar cores aparência cinza neutro padrão',
      rotulo: grafite ? 'Usar tema Domínio' : 'Usar tema Grafite',
      Icone: IconPalette,
      aoEscolher: () => escolherTemaPronto(grafite ? 'dominio' : 'grafite'),
    },
    ...(temFundo
      ? [
          {
            id: 'fundo',
            palavras: 'animação movimento pontos de luz fluido',
            rotulo: animado ? 'Pausar o fundo' : 'Mover o fundo',
            Icone: animado ? IconPlayerPause : IconPlayerPlay,
            aoEscolher: () =>
              mudarConfiguracao({ layout: { fluid_background: { animate: !animado } } }),
          },
        ]
      : []),
    {
      id: 'senha',
      palavras: 'trocar mudar alterar segurança',
      rotulo: 'Alterar senha',
      Icone: IconLock,
      aoEscolher: () => useSessao.setState({ troca: 'pedida' }),
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
