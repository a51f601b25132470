import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ENDERECO_NOVO } from '../../features/agendamentos/agendamentos.endereco.ts';
import { ouvirTeclas, TECLA_DA_LISTA } from '../../lib/atalhos/ouvir-teclas.ts';
import { abrirListaDeAtalhos } from '../../lib/atalhos/preferencia.ts';
import { useAtalhos } from '../../lib/atalhos/use-atalhos.ts';
import { aoChegar } from '../../lib/mudanca-de-cliente.ts';
import { usePode } from '../../lib/permissoes.tsx';
import { useSessao } from '../../lib/sessao.ts';
import { podeAbrir } from '../acesso.ts';
import { limpaCliente } from '../layouts/limpar-cliente.ts';
import { temPagina } from '../rotas/rota.ts';
import { ROTAS } from '../rotas.ts';

const COM_TECLA = ROTAS.filter(temPagina).filter(({ tecla }) => tecla);

/**
 * The shortcuts of every page: `g` and a letter go somewhere, as the sidebar's entry would.
 *
 * @param buscar puts the cursor into the search.
 */
export function useAtalhosGerais(buscar: () => void): void {
  const navegar = useNavigate();
  const sessao = useSessao();
  const podeCriar = usePode('agenda:criar');

  const ir = (path: string) => {
    const solta = limpaCliente(ROTAS, { origem: 'barra-lateral', destino: path });
    void navegar(path, solta ? { state: aoChegar(null) } : {});
  };
  useAtalhos(
    'Ir para',
    COM_TECLA.filter((rota) => podeAbrir(rota, sessao)).map(({ path, titulo, tecla }) => ({
      teclas: [`g ${tecla}`],
      oQueFaz: titulo,
      acao: () => ir(path),
    })),
    { daPagina: false },
  );
  useAtalhos(
    'Geral',
    [
      ...(podeCriar
        ? [
            {
              teclas: ['n'],
              oQueFaz: 'Novo agendamento',
              acao: () => void navegar(ENDERECO_NOVO),
            },
          ]
        : []),
      { teclas: ['/', 'Ctrl K'], oQueFaz: 'Buscar', acao: buscar },
      { teclas: [TECLA_DA_LISTA], oQueFaz: 'Esta lista', acao: () => abrirListaDeAtalhos() },
    ],
    { daPagina: false },
  );
  useEffect(ouvirTeclas, []);
}
