import { diferencas } from '@dominio/contrato/tema/diferencas';
import { MODOS, PADRAO_DO_MODO } from '@dominio/contrato/tema/padrao';
import { ENTRADAS, ler } from '../lib/armazenamento.ts';
import { type Configuracao, useConfiguracao } from '../lib/configuracao.ts';

/**
 * Whether neither the person's configuration nor this page has other colours than the default: then
 * there is nothing to resolve.
 */
function nadaAVestir({ config, previa }: Configuracao): boolean {
  return (
    previa === null &&
    document.getElementById('tema') === null &&
    [ENTRADAS.coresEscuras, ENTRADAS.coresClaras].every((chave) => ler(chave) === null) &&
    MODOS.every((modo) => {
      const escolhido = config?.theme[modo] ?? PADRAO_DO_MODO[modo];
      return Object.keys(diferencas(escolhido, PADRAO_DO_MODO[modo])).length === 0;
    })
  );
}

const buscarCodigo = () => import('../theme/aplicar.ts');

/**
 * Applies colours that are not the default. The code that resolves them is fetched the first time.
 */
function aplicar(): void {
  if (nadaAVestir(useConfiguracao.getState())) return;
  buscarCodigo().then(
    ({ aplicarQuandoPuder }) => aplicarQuandoPuder(useConfiguracao.getState()),
    // Without network the colours stay as they were; the next change tries again.
    () => undefined,
  );
}

/** Keeps the colours of the page as the person's configuration says. Returns the way to stop. */
export function acompanharCores(): () => void {
  if (useConfiguracao.getState().config !== null) aplicar();
  return useConfiguracao.subscribe(({ config, previa }, antes) => {
    if (config && (config.theme !== antes.config?.theme || previa !== antes.previa)) aplicar();
  });
}
