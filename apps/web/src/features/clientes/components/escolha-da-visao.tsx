import { Segmentos } from '../../../components/ui/segmentos.tsx';
import { mudarConfiguracao, useConfiguracao } from '../../../lib/configuracao.ts';

const VISOES = [
  { value: 'tabela', label: 'Tabela' },
  { value: 'cartoes', label: 'Cartões' },
] as const;

/** How the person has the clients drawn on a wide screen. */
export const useVisaoDeClientes = () =>
  useConfiguracao(({ config }) => config?.layout.clients_view ?? 'tabela');

/** Chooses it, for every device of the person. */
export const EscolhaDaVisao = () => (
  <Segmentos
    rotulo="Modo de exibição"
    opcoes={VISOES}
    valor={useVisaoDeClientes()}
    aoMudar={(visao) => mudarConfiguracao({ layout: { clients_view: visao } })}
  />
);
