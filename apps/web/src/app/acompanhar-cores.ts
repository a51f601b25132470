import { useConfiguracao } from '../lib/configuracao.ts';

/** Code of the resolver, fetched with the first colours that are not yet in place. */
function aplicar(): void {
  import('../theme/aplicar.ts').then(
    ({ aplicarQuandoPuder }) => aplicarQuandoPuder(useConfiguracao.getState()),
    // Without network the colours stay as they were; the next change tries again.
    () => undefined,
  );
}

/** Has the colours of the page follow the person's configuration. Returns the way to stop. */
export function acompanharCores(): () => void {
  if (useConfiguracao.getState().config !== null) aplicar();
  return useConfiguracao.subscribe(({ config, previa }, antes) => {
    if (config && (config.theme !== antes.config?.theme || previa !== antes.previa)) aplicar();
  });
}
