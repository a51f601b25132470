import { useQuery } from '@tanstack/react-query';
import { CartaoDeLista } from '../../../components/painel/cartao-de-lista.tsx';
import { empresasDoClienteOptions } from '../../../consultas/empresas-do-cliente.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useHoje } from '../../../lib/use-hoje.ts';
import { juntar } from './consultas-juntas.ts';
import { LinhasDePendencias } from './linhas-de-pendencias.tsx';
import { contratosDoClienteOptions, reajustesDoClienteOptions } from './painel.queries.ts';
import { vencimentosDe } from './pendencias.rules.ts';

/** Card of what ends or is due at the client, the nearest first (page book #16). */
export function Vencimentos({ clienteId }: { clienteId: number }) {
  const hoje = useHoje();
  const veContratos = usePode('contratos:visualizar');
  const veEmpresas = usePode('empresas:visualizar');
  const contratos = useQuery({ ...contratosDoClienteOptions(clienteId), enabled: veContratos });
  const reajustes = useQuery({ ...reajustesDoClienteOptions(clienteId), enabled: veContratos });
  const empresas = useQuery({ ...empresasDoClienteOptions(clienteId), enabled: veEmpresas });
  const consulta = juntar(
    [...(veContratos ? [contratos, reajustes] : []), ...(veEmpresas ? [empresas] : [])],
    () =>
      vencimentosDe(
        {
          contratos: contratos.data ?? [],
          reajustes: reajustes.data ?? [],
          empresas: empresas.data ?? [],
        },
        hoje,
      ),
  );
  return (
    <CartaoDeLista
      titulo="Vencimentos"
      consulta={consulta}
      textoDoErro="Não foi possível carregar os vencimentos. Tente novamente."
      vazio={<p>Nada vence nos próximos meses.</p>}
      linhas={(pendencias) => <LinhasDePendencias nome="Vencimentos" pendencias={pendencias} />}
    />
  );
}
